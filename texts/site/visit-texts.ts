import { destructive } from "../toast-text.ts";

/** What the pages of visits say about their fields. */
export const visitTexts = {
  hour: { missing: "Elige un día y una hora.", todo: "Elige día y hora" },
  longName: (limit: number) => `Escribe un nombre de ${limit} letras como máximo.`,
  deskName: "Escribe el nombre.",
  deskReach: "Escribe un teléfono o un email: sin uno de los dos no podemos avisar de un cambio.",
  marketing: "Quiero recibir novedades y ofertas por email. Puedo dejarlo cuando quiera.",
} as const;

const refusals: Record<string, string> = {
  full: "Alguien acaba de coger la última plaza de esa hora. Elige otra: tus datos siguen aquí.",
  late: "Esa hora ya está demasiado cerca para reservarla en la web. Elige otra más tarde.",
  not_offered: "A esa hora no hay visitas. Elige una de las que se ven.",
  twice: "Ya tienes una visita reservada a esa hora. Cámbiala con el enlace que te dimos al reservarla.",
  too_many: "Ya tienes tres visitas reservadas. Anula una con su enlace o llámanos.",
  busy: "Se están reservando muchas visitas a la vez. Inténtalo dentro de unos minutos: tus datos siguen aquí.",
  too_often: "Ya has cambiado esta visita varias veces. Si necesitas otra hora, llámanos y lo arreglamos.",
  too_many_mails: "Ya hemos escrito muchas veces a ese correo. Inténtalo más tarde o llámanos: tus datos siguen aquí.",
  closed: "Este club no recibe visitas por la web ahora mismo. Llámanos y te buscamos un hueco.",
  no_club: "Este club ya no está en la web. Elige otro: tus datos siguen aquí.",
  too_late: "Ya no se puede cambiar por aquí: falta muy poco. Llámanos y lo arreglamos.",
  cancelled: "Esta visita está anulada. Puedes reservar otra cuando quieras.",
  gone: "Este enlace ya no vale: la visita ha pasado o el enlace no está completo.",
};

/** Why a place could not be had, in the words of whoever wanted it. */
export const refusalText = (result: string): string => refusals[result] ?? refusals.not_offered ?? "";

/** A visit that stands was neither moved nor cancelled. */
export const visitUnchanged = destructive(
  "No se ha cambiado",
  "No hemos podido guardarlo y tu visita sigue como estaba. Inténtalo de nuevo.",
);

/** The backend did not take it; nothing was booked. */
export const visitFailed = destructive(
  "No se ha reservado",
  "No hemos podido guardarlo. Inténtalo de nuevo: lo que has escrito sigue aquí.",
);
