import { done, failed } from "./section-toasts.ts";

/** Manifiesto (admin §8). */
export const manifiestoToasts = {
  loadFailed: failed("No se pudo cargar el contenido del manifiesto."),
  saved: done("Contenido del manifiesto actualizado."),
  saveFailed: failed("No se pudo guardar el contenido."),
};
