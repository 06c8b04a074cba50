import { destructive } from "../toast-text.ts";

/** What the public site says about episodes (public-site §8). */
export const episodeToasts = {
  loadFailed: destructive(
    "Error al cargar episodios",
    "No se pudieron cargar los episodios. Inténtalo de nuevo más tarde.",
  ),
};
