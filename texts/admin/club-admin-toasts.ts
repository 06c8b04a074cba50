import { done, failed, type SectionToasts } from "./section-toasts.ts";

/** Clubs (admin §8). */
export const clubAdminToasts: SectionToasts = {
  loadFailed: () => failed("No se pudieron cargar los clubs."),
  saved: () => done("Club guardado."),
  saveFailed: (_mode, message) => failed(`No se pudo guardar el club: ${message}`),
  deleted: done("Club eliminado."),
  deleteFailed: () => failed("No se pudo eliminar el club."),
};

/** Bonos, pases y servicios (admin §8). */
export const extraToasts: SectionToasts = {
  loadFailed: () => failed("No se pudieron cargar los servicios extra."),
  saved: () => done("Guardado correctamente."),
  saveFailed: (_mode, message) => failed(`No se pudo guardar: ${message}`),
  deleted: done("Eliminado correctamente."),
  deleteFailed: () => failed("No se pudo eliminar."),
};
