import { done, failed, type SectionToasts } from "./admin-toast.ts";

/** Eventos (admin §8). */
export const eventAdminToasts: SectionToasts = {
  loadFailed: () => failed("No se pudieron cargar los eventos."),
  saved: (mode) => done(mode === "create" ? "Evento creado correctamente." : "Evento actualizado correctamente."),
  saveFailed: (mode) => failed(mode === "create" ? "No se pudo crear el evento." : "No se pudo actualizar el evento."),
  deleted: done("Evento eliminado correctamente."),
  deleteFailed: () => failed("No se pudo eliminar el evento."),
};
