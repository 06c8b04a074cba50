import { destructive, neutral } from "../toast-text.ts";

/** What the shop says (public-site §8). */
export const productToasts = {
  loadFailed: destructive("Error al cargar productos", "No se pudieron cargar los productos. Inténtalo de nuevo."),
  notFound: destructive("Producto no encontrado", "No se pudo cargar el producto solicitado."),
  sizeMissing: destructive("Selecciona una talla", "Por favor, elige una talla antes de continuar."),
  comingSoon: neutral("🚧 ¡Próximamente!", "Este producto aún no está disponible para la compra."),
};

/** What the public site says about articles (public-site §8). */
export const articleToasts = {
  loadFailed: destructive(
    "Error al cargar artículos",
    "No se pudieron cargar los artículos. Inténtalo de nuevo más tarde.",
  ),
  notFound: destructive("Artículo no encontrado", "No se pudo cargar el artículo solicitado."),
};

/** What the public site says about episodes (public-site §8). */
export const episodeToasts = {
  loadFailed: destructive(
    "Error al cargar episodios",
    "No se pudieron cargar los episodios. Inténtalo de nuevo más tarde.",
  ),
  notFound: destructive("Episodio no encontrado", "No se pudo cargar el episodio solicitado."),
  noTranscript: destructive("Transcripción no encontrada", "No se pudo cargar la transcripción solicitada."),
};

/** What the public site says about events (public-site §8). */
export const eventToasts = {
  loadFailed: destructive(
    "Error al cargar eventos",
    "No se pudieron cargar los eventos. Inténtalo de nuevo más tarde.",
  ),
  notFound: destructive("Evento no encontrado", "No se pudo cargar el evento solicitado."),
};
