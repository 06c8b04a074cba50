import { done, failed } from "./section-toasts.ts";

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** The library. */
export const mediaTexts = {
  loadFailed: (message: string) => failed(`No se han podido leer los medios: ${message}`),
  saveFailed: (message: string) => failed(`No se ha guardado: ${message}`),
  saved: done("Guardado con la imagen."),
  notYours: failed("Este archivo no es de tu club, o ya no está. Pídeselo a alguien de dirección."),
  removed: (count: number) => done(many(count, "archivo eliminado.", "archivos eliminados.")),
  removeFailed: (message: string) => failed(`No se ha eliminado: ${message}`),
  stillUsed: (count: number) =>
    failed(`${many(count, "archivo se usa y sigue en su sitio.", "archivos se usan y siguen en su sitio.")}`),
  replaced: (count: number) =>
    done(
      `Reemplazada en ${many(count, "sitio", "sitios")}. La anterior se queda 30 días por si recuperas una versión.`,
    ),
  replaceFailed: (message: string) => failed(`No se ha reemplazado nada: ${message}`),
  proposalFailed: (message: string) =>
    failed(`No se ha podido proponer un texto: escríbelo tú, o inténtalo más tarde. ${message}`),
  cropped: done("La imagen recortada se ha guardado como un archivo nuevo."),
};
