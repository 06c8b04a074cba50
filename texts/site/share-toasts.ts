import { destructive, neutral } from "../toast-text.ts";

/** What copying an address says. */
export const shareToasts = {
  copied: neutral("Enlace copiado", "Pégalo donde quieras compartirlo."),
  notCopied: (url: string) => destructive("No se ha podido copiar", `Copia tú este enlace: ${url}`),
};
