import { refusalText } from "../site/visit-texts.ts";
import { done, failed } from "./section-toasts.ts";

const refusals: Record<string, string> = {
  full: "Esa hora está completa. Elige otra.",
  not_offered: "A esa hora no hay visitas en este club. Elige otra.",
  gone: "Esta visita ya no existe. Recarga la agenda.",
  cancelled: "Esta visita está anulada. Recupérala antes de moverla.",
  changed: "Mientras tanto otra persona ha apuntado algo en esta visita: así está ahora.",
  no_club: "Este club ya no existe.",
};

/** What the agenda says. */
export const visitToasts = {
  loadFailed: (message: string) => failed(`No se pudo cargar la agenda: ${message}`),
  saveFailed: (message: string) => failed(`No se pudo guardar: ${message}`),
  refused: (result: string) => failed(refusals[result] ?? refusalText(result)),
  added: done("Visita añadida."),
  moved: done("Visita movida."),
  nobodyToMove: failed("A esta hora no hay ninguna visita que mover. Ve con las flechas a una que la tenga y pulsa M."),
  statuses: {
    came: done("Apuntado: ha venido."),
    no_show: done("Apuntado: no ha venido."),
    cancelled: done("Visita anulada. La plaza queda libre."),
    booked: done("La visita vuelve a estar reservada."),
  },
  settingsSaved: done("Ajustes guardados. Las visitas ya reservadas no cambian."),
  written: (count: number) => done(count === 1 ? "1 persona avisada." : `${count} personas avisadas.`),
};
