import { done, failed, type SectionToasts } from "./admin-toast.ts";

/** Ninecast (admin §8). */
export const episodeAdminToasts: SectionToasts = {
  loadFailed: () => failed("No se pudieron cargar los episodios."),
  saved: (mode) => done(mode === "create" ? "Episodio creado correctamente." : "Episodio actualizado correctamente."),
  saveFailed: (mode) =>
    failed(mode === "create" ? "No se pudo crear el episodio." : "No se pudo actualizar el episodio."),
  deleted: done("Episodio eliminado correctamente."),
  deleteFailed: () => failed("No se pudo eliminar el episodio."),
};
