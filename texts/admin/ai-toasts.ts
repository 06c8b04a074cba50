import { destructive } from "../toast-text.ts";
import { done, failed } from "./section-toasts.ts";

/** The dialog that has an article written (admin §5, §8). */
export const aiToasts = {
  promptMissing: failed("El prompt no puede estar vacío."),
  generated: done("Artículo generado"),
  failed: destructive("Error al generar el artículo", "La IA no pudo procesar la solicitud."),
};

/** Why the AI gave no text, by the function's code: said in the dialog, beside the stated toast. */
const aiReasons: Record<string, string> = {
  not_configured:
    "La IA no está configurada en este servidor: quien lo administra tiene que indicar AI_BASE_URL y AI_MODEL.",
  late: "La IA ha tardado demasiado en responder. Inténtalo otra vez o pide algo más corto.",
  unreachable: "No se ha podido llegar al servicio de IA. Inténtalo dentro de unos minutos.",
  refused:
    "El servicio de IA ha rechazado la petición: quien administra la web tiene que revisar la clave y el modelo.",
  busy: "El servicio de IA no admite más peticiones por ahora. Inténtalo dentro de unos minutos.",
  empty: "La IA no ha devuelto ningún texto. Prueba con otras palabras.",
  offline: "No hay conexión con el servidor.",
};

export const aiReason = (code: string): string => aiReasons[code] ?? aiToasts.failed.description;
