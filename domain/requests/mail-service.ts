import { madridDateTime } from "../time/madrid-time.ts";

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
