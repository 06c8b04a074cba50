/** The kinds of the inbox and what people call them, in the order of its filters. */
export const requestKinds = [
  { value: "visit", text: "Visita", many: "Visitas" },
  { value: "message", text: "Mensaje", many: "Mensajes" },
  { value: "application", text: "Solicitud de empleo", many: "Empleo" },
  { value: "car_lead", text: "Oferta de coche", many: "Coche" },
  { value: "opening_notice", text: "Aviso de apertura", many: "Avisos" },
  { value: "proposal", text: "Propuesta de partner", many: "Partners" },
] as const;

/** How far the answer is. */
export const requestStatuses = [
  { value: "new", text: "Nueva" },
  { value: "open", text: "En curso" },
  { value: "answered", text: "Contestada" },
  { value: "closed", text: "Cerrada" },
] as const;

export type RequestStatus = (typeof requestStatuses)[number]["value"];

/** What brings one back, whatever its status was; the first ones of the list. */
export const requestAttentions = [
  { value: "undelivered", text: "No entregada" },
  { value: "replied", text: "Ha contestado" },
  { value: "reminder", text: "Recordatorio" },
] as const;

/** What a proposal's own table calls the four states (`proposal-status.ts`). */
export const proposalStatusOf: Record<RequestStatus, string> = {
  new: "pending",
  open: "contacted",
  answered: "accepted",
  closed: "discarded",
};

/** What people call a kind. */
export const kindText = (kind: string): string => requestKinds.find(({ value }) => value === kind)?.text ?? kind;
/** What people call a status. A visit that was booked is confirmed, and waits for nobody. */
export function requestStatusText(status: string, kind?: string): string {
  if (kind === "visit" && status === "answered") return "Confirmada";
  return [...requestAttentions, ...requestStatuses].find(({ value }) => value === status)?.text ?? status;
}

/** Whoever writes waits a day for an answer; a company that proposes something, three. */
const termHours = (kind: string) => (kind === "proposal" ? 72 : 24);

/** How long somebody has waited: "18 min", "3 h", "2 d". */
export function ageText(since: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1440)} d`;
}

/** Whether the term for an answer is over, or in its last quarter. Words come with it, never a colour alone. */
export function termOf(kind: string, status: string, since: string, now: Date): "late" | "soon" | null {
  // Who waits for an opening waits for no answer.
  if ((status !== "new" && status !== "replied") || kind === "opening_notice") return null;
  const share = (now.getTime() - Date.parse(since)) / (termHours(kind) * 3_600_000);
  return share > 1 ? "late" : share > 0.75 ? "soon" : null;
}

/** Whether the desk has still to see to it: what nobody has looked at, and what came back. */
export const isWaiting = (
  { status, attention_at }: { status: string; attention_at: string | null },
  now: Date,
): boolean => status === "new" || (attention_at !== null && Date.parse(attention_at) <= now.getTime());

/** A template with the first name of whoever is answered in it. */
export const fillTemplate = (body: string, name: string): string =>
  body.replaceAll("{nombre}", name.trim().split(/\s+/)[0] ?? "");
