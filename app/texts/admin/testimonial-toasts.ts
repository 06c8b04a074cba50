import { done, failed, type SectionToasts } from "./admin-toast.ts";

/** Reseñas (admin §8). */
export const testimonialToasts: SectionToasts = {
  loadFailed: () => failed("No se pudieron cargar las reseñas."),
  saved: () => done("Reseña guardada."),
  saveFailed: () => failed("No se pudo guardar la reseña."),
  deleted: done("Reseña eliminada."),
  deleteFailed: () => failed("No se pudo eliminar la reseña."),
};
