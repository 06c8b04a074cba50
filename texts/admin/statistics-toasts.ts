import { failed } from "./section-toasts.ts";

/** What the page of statistics says. */
export const statisticsToasts = {
  loadFailed: (message: string) => failed(`No se pudieron cargar las estadísticas: ${message}`),
  exportFailed: (message: string) => failed(`No se pudo descargar el archivo: ${message}`),
};
