import { madridDateTime } from "../time/madrid-time.ts";
import { answerWords } from "./visitor-language.ts";

/** How far a mail is, as the history says it. */
export interface MailWords {
  text: string;
  tone: "done" | "waiting" | "failed";
  canRetry: boolean;
}

interface MailFacts {
  state: "waiting" | "sending" | "sent" | "failed" | "dropped";
  failure: string | null;
  failure_words: string | null;
  due_at: string;
}

const reasons: Record<string, string> = {
  unreachable: "el servidor de correo no responde",
  timeout: "el servidor de correo tarda demasiado",
  login: "el servidor de correo no acepta la contraseña de la web",
  later: "el correo de esa persona pide esperar",
  refused: "el servidor lo ha rechazado",
  cut: "la conexión se cortó al final y puede que ya le haya llegado",
  late: "se ha pasado su momento",
  no_address: "la empresa no tiene email en Datos de la empresa",
};

/** Says what became of a mail, and nothing better than what is known. `isOff`: nobody sends mail now. */
export function mailWords({ state, failure, failure_words, due_at }: MailFacts, now: Date, isOff = false): MailWords {
  const why = failure ? (reasons[failure] ?? "") : "";
  if (state === "sent") return { text: "Enviado", tone: "done", canRetry: false };
  if (state === "dropped") return { text: `No se envía: ${why || "ya no hace falta"}`, tone: "done", canRetry: false };
  if (state === "failed") {
    const said = failure === "refused" && failure_words ? ` (${failure_words.slice(0, 200)})` : "";
    return { text: `No se pudo enviar: ${why || "no hay explicación"}${said}`, tone: "failed", canRetry: !isOff };
  }
  if (Date.parse(due_at) > now.getTime() + 60_000) return { text: "Programado", tone: "waiting", canRetry: false };
  if (isOff) return { text: "No ha salido: la web no envía correo ahora.", tone: "waiting", canRetry: false };
  if (!why) return { text: "Enviando…", tone: "waiting", canRetry: false };
  return { text: `Todavía no ha salido: ${why}. Se reintenta solo.`, tone: "waiting", canRetry: false };
}

/** What to do about a mail that was given up. */
const advice: Record<string, string> = {
  refused: "Puede que la dirección esté mal escrita: contéstale por teléfono, o escribe otra respuesta.",
  late: "Reinténtalo, o contéstale de otra forma.",
};

/** Why somebody has not had her mail, and what to do; null when the history does not know. `isOff`: nobody sends mail now. */
export function undeliveredWords(mails: readonly MailFacts[], now: Date, isOff = false): string | null {
  const failed = mails.findLast(({ state }) => state === "failed");
  if (!failed) return null;
  const { text } = mailWords(failed, now);
  if (isOff) return `${text}. La web no envía correo ahora: contéstale por teléfono o desde tu correo.`;
  return `${text}. ${advice[failed.failure ?? ""] ?? "Reinténtalo, o contéstale por teléfono."}`;
}

/** What the mails of the house are called in the history. */
const mailKinds: Record<string, string> = {
  request_notice: "Aviso al equipo",
  change_notice: "Aviso al club",
  visit_booked: "Confirmación de la visita",
  visit_reminder: "Recordatorio de la visita",
  visit_moved: "Aviso de cambio de la visita",
  visit_cancelled: "Aviso de anulación de la visita",
};

export const mailKindText = (kind: string): string => mailKinds[kind] ?? "Correo";

/** What whoever sends mail says of it, and of the mailbox that answers come to. */
export interface MailServiceFacts {
  replies_to?: string | null;
  replies_seen_at?: string | null;
  replies_failing_since?: string | null;
  seen_at: string | null;
  stopped_at: string | null;
  failing_since: string | null;
  failure: string | null;
}

/** "off": nobody sends mail here now. "failing": somebody does, and the server takes nothing. */
export function mailServiceState(service: MailServiceFacts | null, now: Date): "works" | "failing" | "off" {
  if (!service?.seen_at) return "off";
  // Whoever sends says so once every half minute, and when he ends.
  const seen = Date.parse(service.seen_at);
  const isOver = service.stopped_at !== null && Date.parse(service.stopped_at) >= seen;
  if (isOver || now.getTime() - seen > 90_000) return "off";
  return service.failing_since ? "failing" : "works";
}

/** Since when the mail server takes nothing, and why; what is sent meanwhile goes out by itself later. */
export function mailFailingText(service: MailServiceFacts | null): string {
  const since = service?.failing_since ? ` desde el ${madridDateTime(service.failing_since)}` : "";
  const why = { login: "no acepta la contraseña de la web", timeout: "tarda demasiado" }[service?.failure ?? ""];
  return `El servidor de correo falla${since}: ${why ?? "no responde"}. Lo que se envíe espera`;
}

/** How the site's mail is. One that never sent any is well; where nobody sends any longer, people wait for what is queued. */
export function mailHealth(
  service: MailServiceFacts | null,
  { waiting, failed }: { waiting: number; failed: number },
  now: Date,
): { is: string; isWell: boolean; why?: string[] } {
  const state = mailServiceState(service, now);
  if (state === "off") {
    const last = service?.stopped_at ?? service?.seen_at;
    if (!last || waiting === 0) return { is: "esta web no envía correo", isWell: true };
    const why = `Nadie envía el correo de esta web desde el ${madridDateTime(last)}. Lo que espera no sale hasta que vuelva.`;
    return { is: `${waiting} sin salir`, isWell: false, why: [why] };
  }
  const queued = waiting === 0 ? "nada en cola" : `${waiting} en cola`;
  const is = queued + (failed === 0 ? "" : `, ${failed} sin entregar desde ayer`);
  if (state === "failing") return { is, isWell: false, why: [`${mailFailingText(service)}.`] };
  return { is, isWell: failed === 0 };
}

/** Where what somebody answers will be found; empty when nobody has said it. */
export function repliesText(service: MailServiceFacts | null, now: Date): string {
  const { replies_to: address, replies_seen_at: seen, replies_failing_since: failing } = service ?? {};
  if (!address) return "";
  if (failing) return `Lo que conteste espera en ${address}, que no se puede leer desde el ${madridDateTime(failing)}.`;
  // Whoever reads says so with each look.
  if (!seen || now.getTime() - Date.parse(seen) > 30 * 60_000) return `Lo que conteste llega al buzón ${address}.`;
  return "Lo que conteste vuelve a esta historia.";
}

/** The subject of an answer, in the language of whoever wrote; what stands before it stands there once. */
export function answerSubject({
  kind,
  subject,
  language,
}: {
  kind: string;
  subject: string;
  language: string;
}): string {
  const { subjects } = answerWords(language);
  const asked = subjects === null ? subject.trim() : (subjects[kind] ?? "");
  return asked === "" ? "NINE FITNESS" : /^re:/i.test(asked) ? asked : `Re: ${asked}`;
}
