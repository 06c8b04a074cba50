import { destructive } from "../toast-text.ts";
import { done, failed, type SectionToasts } from "./section-toasts.ts";

/** 9F Today (admin §8): failures to save carry what the server said. */
export const articleAdminToasts: SectionToasts = {
  loadFailed: () => failed("No se pudieron cargar los artículos."),
  saved: (mode) => done(mode === "create" ? "Artículo creado correctamente." : "Artículo actualizado correctamente."),
  saveFailed: (mode, message) =>
    failed(
      mode === "create" ? `No se pudo crear el artículo. ${message}` : `No se pudo actualizar el artículo. ${message}`,
    ),
  // Before it saves (admin §5).
  requiredMissing: failed("Todos los campos obligatorios deben ser rellenados."),
  deleted: done("Artículo eliminado correctamente."),
  deleteFailed: () => failed("No se pudo eliminar el artículo."),
};

/** A picture of the text (admin §8). */
export const pictureInserted = done("Imagen insertada");

/** The switch of the whole section (admin §8). */
export const todaySwitchToasts = {
  saved: (isOn: boolean) => done(isOn ? "9FToday ha sido activado." : "9FToday ha sido desactivado."),
  saveFailed: failed("No se pudo actualizar el estado."),
};

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
