import { done, failed } from "./section-toasts.ts";

/** What the page of the company's facts says. */
export const companyTexts = {
  taxId: {
    shape: "Escribe una letra y ocho cifras, como B00000000, o un DNI o NIE entero.",
    control: "La letra o el dígito de control no cuadran: repásalo.",
  },
  profile: "Pega la dirección del perfil, como https://www.instagram.com/….",
};

/** What the calendar of holidays and closures says. */
export const calendarTexts = {
  stretch: (most: number) => `El último día va después del primero, y como mucho son ${most} días.`,
  clubs: "Elige al menos un club, o todos.",
  taken: (days: string) => `Ya está en el calendario: ${days}. Edítalo o elimínalo antes.`,
};

export const calendarToasts = {
  loadFailed: (message: string) => failed(`No se pudo cargar el calendario: ${message}`),
  added: (count: number) =>
    done(count === 1 ? "Día añadido. La web ya lo muestra." : `${count} días añadidos. La web ya los muestra.`),
  saved: done("Día actualizado. La web ya lo muestra."),
  removed: done("Día eliminado. La web ya no lo muestra."),
  restored: done("Día devuelto al calendario."),
  taken: failed("Uno de esos días ya está en el calendario: otra persona lo acaba de añadir."),
  otherVersion: failed("Otra persona acaba de cambiar ese día. Míralo y vuelve a guardar."),
  saveFailed: (message: string) => failed(`No se pudo guardar el calendario: ${message}`),
};

export const companyToasts = {
  loadFailed: (message: string) => failed(`No se pudieron cargar los datos de la empresa: ${message}`),
  saved: done("Datos de la empresa actualizados."),
  saveFailed: (message: string) => failed(`No se pudieron guardar los datos de la empresa: ${message}`),
};
