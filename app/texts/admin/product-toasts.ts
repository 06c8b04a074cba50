import { done, failed, type SectionToasts } from "./admin-toast.ts";

/** Merch (admin §8). */
export const productToasts: SectionToasts = {
  loadFailed: () => failed("No se pudieron cargar los productos."),
  saved: (mode) => done(mode === "create" ? "Producto creado correctamente." : "Producto actualizado correctamente."),
  saveFailed: (mode) =>
    failed(
      mode === "create"
        ? "No se pudo crear el producto. Asegúrate que el nombre no está vacío."
        : "No se pudo actualizar el producto. Asegúrate que el nombre no está vacío.",
    ),
  deleted: done("Producto eliminado correctamente."),
  deleteFailed: () => failed("No se pudo eliminar el producto."),
};
