import { done, failed } from "./section-toasts.ts";

/** What the inbox says. */
export const inboxToasts = {
  loadFailed: (message: string) => failed(`No se pudo cargar la bandeja: ${message}`),
  exportFailed: (message: string) => failed(`No se pudo exportar la bandeja: ${message}`),
  changeFailed: (message: string) => failed(`No se pudo guardar el cambio: ${message}`),
  takenMeanwhile: failed("Mientras tanto se la ha quedado otra persona, o ya no existe."),
  noteFailed: (message: string) => failed(`No se pudo guardar la nota: ${message}`),
  cvFailed: failed("No se pudo abrir el currículum: puede que no llegara o que se haya borrado."),
  deleted: done("Solicitud borrada."),
  deleteFailed: (message: string) => failed(`No se pudo borrar la solicitud: ${message}`),
  filesLater: failed("La solicitud está borrada, pero su currículum todavía no. Se volverá a intentar esta noche."),
  noted: done("Nota guardada."),
  answered: done("Apuntado en la historia."),
  leaving: done("La respuesta va de camino: la historia dice cuándo ha salido."),
  answerFailed: (message: string) => failed(`No se pudo responder: ${message}`),
  notDrafted: (message: string) => failed(`No se pudo redactar: ${message}`),
  retried: done("Se intenta enviar otra vez."),
  copied: done("Mensaje copiado."),
  copyFailed: failed("El navegador no deja copiar: selecciona el texto y cópialo a mano."),
};
