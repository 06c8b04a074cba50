import { destructive, neutral, type ToastText } from "../toast-text.ts";

/** Whether a form makes a new row or changes one. */
type SaveMode = "create" | "update";

/** What a section of the panel says about its rows. `message` is what the server said. */
export type SectionToasts = {
  loadFailed: (message: string) => ToastText;
  saved: (mode: SaveMode) => ToastText;
  saveFailed: (mode: SaveMode, message: string) => ToastText;
  /** Said once for all required fields that are empty, where the section has a sentence for it (admin §5). */
  requiredMissing?: ToastText;
  deleted: ToastText;
  deleteFailed: (message: string) => ToastText;
};

/** The panel's failures are titled `Error` unless the catalogue says otherwise (admin §8). */
export function failed(description: string): ToastText {
  return destructive("Error", description);
}

/** The panel's successes are titled `Éxito` (admin §8). */
export function done(description: string): ToastText {
  return neutral("Éxito", description);
}

/** Precios (admin §8). */
export const priceToasts: SectionToasts = {
  loadFailed: () => failed("No se pudieron cargar los precios."),
  saved: (mode) => done(mode === "create" ? "Precio creado correctamente." : "Precio actualizado correctamente."),
  saveFailed: (mode) => failed(mode === "create" ? "No se pudo crear el precio." : "No se pudo actualizar el precio."),
  deleted: done("Precio eliminado correctamente."),
  deleteFailed: () => failed("No se pudo eliminar el precio."),
};

/** Partners Activos (admin §8). */
export const partnerToasts: SectionToasts = {
  loadFailed: () => failed("No se pudieron cargar los partners."),
  saved: () => done("Partner guardado."),
  saveFailed: (_mode, message) => failed(`No se pudo guardar el partner: ${message}`),
  deleted: done("Partner eliminado."),
  deleteFailed: () => failed("No se pudo eliminar el partner."),
};

/** Solicitudes (admin §8). */
export const submissionToasts: SectionToasts = {
  loadFailed: () => failed("No se pudieron cargar las solicitudes."),
  saved: () => done("Solicitud actualizada correctamente."),
  saveFailed: () => failed("No se pudo actualizar la solicitud."),
  deleted: done("Solicitud eliminada correctamente."),
  deleteFailed: () => failed("No se pudo eliminar la solicitud."),
};

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

/** Landings (admin §8): the failure to save has a title of its own and what the server said. */
export const landingToasts: SectionToasts = {
  loadFailed: () => failed("No se pudieron cargar las landing pages."),
  saved: (mode) =>
    done(mode === "create" ? "Landing page creada correctamente." : "Landing page actualizada correctamente."),
  saveFailed: (_mode, message) => destructive("Error al guardar", message),
  // The only field that must not be empty (admin §5).
  requiredMissing: failed("El slug es obligatorio."),
  deleted: done("Landing page eliminada correctamente."),
  deleteFailed: () => failed("No se pudo eliminar la landing page."),
};

/** Reseñas (admin §8). */
export const testimonialToasts: SectionToasts = {
  loadFailed: () => failed("No se pudieron cargar las reseñas."),
  saved: () => done("Reseña guardada."),
  saveFailed: () => failed("No se pudo guardar la reseña."),
  deleted: done("Reseña eliminada."),
  deleteFailed: () => failed("No se pudo eliminar la reseña."),
};

/** Ninecast (admin §8). */
export const episodeAdminToasts: SectionToasts = {
  loadFailed: () => failed("No se pudieron cargar los episodios."),
  saved: (mode) => done(mode === "create" ? "Episodio creado correctamente." : "Episodio actualizado correctamente."),
  saveFailed: (mode) =>
    failed(mode === "create" ? "No se pudo crear el episodio." : "No se pudo actualizar el episodio."),
  deleted: done("Episodio eliminado correctamente."),
  deleteFailed: () => failed("No se pudo eliminar el episodio."),
};

/** Eventos (admin §8). */
export const eventAdminToasts: SectionToasts = {
  loadFailed: () => failed("No se pudieron cargar los eventos."),
  saved: (mode) => done(mode === "create" ? "Evento creado correctamente." : "Evento actualizado correctamente."),
  saveFailed: (mode) => failed(mode === "create" ? "No se pudo crear el evento." : "No se pudo actualizar el evento."),
  deleted: done("Evento eliminado correctamente."),
  deleteFailed: () => failed("No se pudo eliminar el evento."),
};

/** Puestos de empleo. */
export const positionToasts: SectionToasts = {
  loadFailed: () => failed("No se pudieron cargar los puestos."),
  saved: () => done("Puesto guardado."),
  saveFailed: (_mode, message) => failed(`No se pudo guardar el puesto: ${message}`),
  deleted: done("Puesto eliminado."),
  deleteFailed: () => failed("No se pudo eliminar el puesto."),
};

/** Plantillas de respuesta. */
export const templateToasts: SectionToasts = {
  loadFailed: () => failed("No se pudieron cargar las plantillas."),
  saved: () => done("Plantilla guardada."),
  saveFailed: (_mode, message) => failed(`No se pudo guardar la plantilla: ${message}`),
  deleted: done("Plantilla eliminada."),
  deleteFailed: () => failed("No se pudo eliminar la plantilla."),
};
