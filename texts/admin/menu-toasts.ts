import { done, failed, type SectionToasts } from "./section-toasts.ts";

/** The links of Menú Principal (admin §8). */
export const menuToasts: SectionToasts = {
  loadFailed: (message) => failed(`No se pudieron cargar los datos del menú: ${message}`),
  saved: (mode) => done(mode === "create" ? "Enlace creado correctamente." : "Enlace actualizado correctamente."),
  saveFailed: (mode, message) =>
    failed(
      mode === "create" ? `No se pudo crear el enlace: ${message}` : `No se pudo actualizar el enlace: ${message}`,
    ),
  requiredMissing: failed("Texto y ruta son obligatorios."),
  deleted: done("Enlace eliminado correctamente."),
  deleteFailed: () => failed("No se pudo eliminar el enlace."),
};

/** What the section says beside its links: order and call-to-action (admin §8). */
export const menuPageToasts = {
  reordered: done("Menú reordenado."),
  reorderFailed: (message: string) => failed(`No se pudo reordenar los enlaces: ${message}`),
  ctaSaved: done("Botón de acción actualizado correctamente."),
  ctaSaveFailed: failed("No se pudo guardar el botón de acción."),
};
