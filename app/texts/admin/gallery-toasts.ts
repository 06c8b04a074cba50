import { done, failed } from "./section-toasts.ts";

/** A club's gallery (admin §8). */
export const galleryToasts = {
  loadFailed: (message: string) => failed(`No se pudo cargar la galería: ${message}`),
  uploaded: (count: number) => done(`${count} imágenes subidas.`),
  uploadFailed: (count: number) =>
    failed(`${count} imágenes no se pudieron subir. Es posible que el formato no sea compatible.`),
  deleted: done("Imagen eliminada."),
  leftBehind: (message: string) => failed(`El club se ha eliminado, pero las imágenes de su galería no: ${message}`),
  deleteFailed: (message: string) => failed(`No se pudo eliminar la imagen: ${message}`),
};
