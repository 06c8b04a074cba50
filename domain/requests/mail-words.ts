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
export function mailWords({ state, failure, failure_words, due_at }: MailFacts, now: Date, isOff = false) {
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
