import { destructive } from "../toast-text.ts";

/** What the public site says about articles (public-site §8). */
export const articleToasts = {
  loadFailed: destructive(
    "Error al cargar artículos",
    "No se pudieron cargar los artículos. Inténtalo de nuevo más tarde.",
  ),
  notFound: destructive("Artículo no encontrado", "No se pudo cargar el artículo solicitado."),
};
