import { destructive, neutral } from "../toast-text.ts";

/** What the public site says about clubs (public-site §8). */
export const clubToasts = {
  loadFailed: destructive(
    "Error al cargar los clubs",
    "No se pudieron cargar los clubs. Inténtalo de nuevo más tarde.",
  ),
  underConstruction: (name: string) =>
    neutral(
      `Club ${name} en construcción`,
      "¡Estamos trabajando duro para abrir este club! ¡Pronto tendremos novedades!",
    ),
  comingSoon: (name: string) =>
    neutral(`Próximamente: ${name}`, "Estamos trabajando para traerte este club muy pronto. ¡Mantente atento!"),
};
