import { done, failed } from "./section-toasts.ts";

/** A club's gallery (admin §8). */
export const galleryToasts = {
  loadFailed: (message: string) => failed(`No se pudo cargar la galería: ${message}`),
  // One alone in the singular (decision 0126).
  uploaded: (count: number) => done(count === 1 ? "1 imagen subida." : `${count} imágenes subidas.`),
  uploadFailed: (count: number) =>
    failed(
      `${count === 1 ? "1 imagen no se pudo" : `${count} imágenes no se pudieron`} subir. Es posible que el formato no sea compatible.`,
    ),
  deleted: done("Imagen eliminada."),
  deleteFailed: (message: string) => failed(`No se pudo eliminar la imagen: ${message}`),
};
