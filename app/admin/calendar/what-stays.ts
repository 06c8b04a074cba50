import type { PlannedChange } from "../../data/record/planned-changes.ts";

/** Why what a campaign changes of a row stays when it is over; null where it goes back, or was never written. */
export function whyItStays({ id, state }: PlannedChange, changes: readonly PlannedChange[]): string | null {
  const back = changes.find(({ undoes }) => undoes === id);
  if (state === "refused" || (back && back.state !== "refused")) return null;
  return back ? `No vuelve a como estaba. ${back.reason}` : "Se queda así al acabar: su vuelta se descartó.";
}

/** What a campaign does, of whose `changes` so many stay. */
export function whatCampaignDoes(changes: number, staying: number, isOver: boolean): string {
  if (isOver) return `Ha terminado: ${whatStayed(changes, staying)}`;
  if (changes === 0) return "Lo que añadas empezará y acabará a la vez. Después todo queda como estaba.";
  if (staying === changes) return `${counted(changes, "empieza", "empiezan")} a la vez. Después se queda así.`;
  const all = counted(changes, "empieza y acaba", "empiezan y acaban");
  return staying === 0
    ? `${all} a la vez. Después todo queda como estaba.`
    : `${counted(changes, "empieza", "empiezan")} a la vez. Después ${staying} se ${staying === 1 ? "queda" : "quedan"} y lo demás queda como estaba.`;
}

/** What a person reads when a campaign ends at once. */
export function whatGoesBack(changes: number, staying: number): string {
  if (staying === 0) return "Todo vuelve a como estaba.";
  if (staying === changes) return "Lo que cambió se queda así.";
  return staying === 1
    ? "1 cambio se queda; lo demás vuelve a como estaba."
    : `${staying} cambios se quedan; lo demás vuelve a como estaba.`;
}

function whatStayed(changes: number, staying: number): string {
  if (staying === 0) return "todo quedó como estaba.";
  if (staying === changes) return "sus cambios se quedaron.";
  return staying === 1 ? "1 cambio se quedó, lo demás no." : `${staying} cambios se quedaron, lo demás no.`;
}

const counted = (changes: number, one: string, more: string) =>
  changes === 1 ? `1 cambio que ${one}` : `${changes} cambios que ${more}`;
