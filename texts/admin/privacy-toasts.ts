import { done, failed } from "./section-toasts.ts";

/** What the page of privacy says. */
export const privacyToasts = {
  loadFailed: (message: string) => failed(`No se pudo cargar la página de privacidad: ${message}`),
  saved: done("Plazos guardados. La política de privacidad ya los dice."),
  saveFailed: (message: string) => failed(`No se pudieron guardar los plazos: ${message}`),
  noticeSaved: done("Aviso de cookies cambiado. La web ya lo dice."),
  noticeFailed: (message: string) => failed(`No se pudo cambiar el aviso de cookies: ${message}`),
  searchFailed: (message: string) => failed(`No se pudo buscar: ${message}`),
  erased: (what: string) => done(what === "" ? "No quedaba nada que borrar." : `Borrado: ${what}.`),
  eraseFailed: (message: string) => failed(`No se pudieron borrar los datos: ${message}`),
  /** Rows are gone; their files will follow. */
  filesLater: failed("Los datos están borrados, pero algún currículum no. Se volverá a intentar esta noche."),
};
