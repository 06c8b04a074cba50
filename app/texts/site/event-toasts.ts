import { destructive } from "../toast-text.ts";

/** What the public site says about events (public-site §8). */
export const eventToasts = {
  loadFailed: destructive(
    "Error al cargar eventos",
    "No se pudieron cargar los eventos. Inténtalo de nuevo más tarde.",
  ),
};
