import { done, failed, type SectionToasts } from "./admin-toast.ts";

/** Precios (admin §8). */
export const priceToasts: SectionToasts = {
  loadFailed: () => failed("No se pudieron cargar los precios."),
  saved: (mode) => done(mode === "create" ? "Precio creado correctamente." : "Precio actualizado correctamente."),
  saveFailed: (mode) => failed(mode === "create" ? "No se pudo crear el precio." : "No se pudo actualizar el precio."),
  deleted: done("Precio eliminado correctamente."),
  deleteFailed: () => failed("No se pudo eliminar el precio."),
};
