import { done, failed } from "./section-toasts.ts";

/** What the page of the company's facts says. */
export const companyTexts = {
  taxId: {
    shape: "Escribe una letra y ocho cifras, como B00000000, o un DNI o NIE entero.",
    control: "La letra o el dígito de control no cuadran: repásalo.",
  },
  profile: "Pega la dirección del perfil, como https://www.instagram.com/….",
};

export const companyToasts = {
  loadFailed: (message: string) => failed(`No se pudieron cargar los datos de la empresa: ${message}`),
  saved: done("Datos de la empresa actualizados."),
  saveFailed: (message: string) => failed(`No se pudieron guardar los datos de la empresa: ${message}`),
};
