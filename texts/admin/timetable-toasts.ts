import { destructive, type ToastText } from "../toast-text.ts";
import { done, failed, type SectionToasts } from "./section-toasts.ts";

/** What the week's editor says. */
export const timetableToasts = {
  loadFailed: (message: string) => failed(`No se pudo cargar el horario: ${message}`),
  published: (count: number) => done(count === 1 ? "1 cambio publicado." : `${count} cambios publicados.`),
  publishFailed: (message: string) => failed(`No se pudo publicar, tu borrador sigue aquí: ${message}`),
  otherVersion: destructive(
    "Otra persona ha cambiado esta semana",
    "Tu borrador sigue aquí, encima de lo que hay ahora. Revísalo y vuelve a publicar.",
  ),
  clubGone: failed("Este club o una de las actividades ya no existe. Tu borrador sigue aquí."),
  copied: (count: number, club: string) =>
    done(count === 1 ? `1 clase copiada a ${club}.` : `${count} clases copiadas a ${club}.`),
  dateSaved: done("Guardado. La web ya lo muestra."),
  dateTaken: failed("Para ese día ya hay algo guardado. Quítalo antes."),
  dateFailed: (message: string) => failed(`No se pudo guardar: ${message}`),
  removed: done("Quitado."),
};

/** Actividades. */
export const activityToasts: SectionToasts = {
  loadFailed: () => failed("No se pudieron cargar las actividades."),
  saved: () => done("Actividad guardada."),
  saveFailed: (_mode, message) => failed(`No se pudo guardar la actividad: ${message}`),
  deleted: done("Actividad eliminada, con sus clases."),
  deleteFailed: (message): ToastText => failed(`No se pudo eliminar la actividad: ${message}`),
};
