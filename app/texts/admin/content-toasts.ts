import { done, failed } from "./admin-toast.ts";

/** Contenido Global (admin §8); `key` is the content key. */
export const contentToasts = {
  loadFailed: failed("No se pudo cargar el contenido."),
  saved: (key: string) => done(`${key} guardado correctamente.`),
  saveFailed: (key: string) => failed(`No se pudo guardar: ${key}`),
};
