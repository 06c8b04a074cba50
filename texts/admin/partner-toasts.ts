import { done, failed, type SectionToasts } from "./section-toasts.ts";

/** Partners Activos (admin §8). */
export const partnerToasts: SectionToasts = {
  loadFailed: () => failed("No se pudieron cargar los partners."),
  saved: () => done("Partner guardado."),
  saveFailed: (_mode, message) => failed(`No se pudo guardar el partner: ${message}`),
  deleted: done("Partner eliminado."),
  deleteFailed: () => failed("No se pudo eliminar el partner."),
};

/** Solicitudes (admin §8). */
export const proposalToasts: SectionToasts = {
  loadFailed: () => failed("No se pudieron cargar las solicitudes."),
  saved: () => done("Solicitud actualizada correctamente."),
  saveFailed: () => failed("No se pudo actualizar la solicitud."),
  deleted: done("Solicitud eliminada correctamente."),
  deleteFailed: () => failed("No se pudo eliminar la solicitud."),
};
