/** What a failed attempt means: for this mail alone, or for every mail until somebody mends the way to the server. */
export interface MailFailure {
  code: "unreachable" | "timeout" | "login" | "later" | "refused" | "cut";
  /** Nothing will come of another try: the server has said no to this mail. */
  isFinal: boolean;
  /** The way itself is broken. */
  isOfService: boolean;
  /** What the server said, for staff; never for the log, since it may name the person. */
  words: string;
}

/** The server may have the mail: it was cut off after all of it had left and before it said so. */
export const isUnknown = ({ code }: MailFailure): boolean => code === "cut";

/** Reads what the library throws. `wasHanded`: the last byte was about to leave. */
export function readMailFailure(error: unknown, wasHanded: boolean): MailFailure {
  const { code, command, responseCode, response, message } = Object(error) as Record<string, unknown>;
  const words = String(response ?? message ?? "").slice(0, 500);
  const status = typeof responseCode === "number" ? responseCode : null;
  const isOfMail = /^(RCPT|DATA)/.test(String(command ?? "")) || code === "EMESSAGE";
  const failure = (name: MailFailure["code"], isFinal: boolean, isOfService: boolean) => ({
    code: name,
    isFinal,
    isOfService,
    words,
  });
  if (status !== null && isOfMail) return failure(status >= 500 ? "refused" : "later", status >= 500, false);
  // Refused by the library before anything was sent.
  if (status === null && (code === "EENVELOPE" || code === "EMESSAGE")) return failure("refused", true, false);
  if (code === "EAUTH") return failure("login", false, true);
  if (status === null && wasHanded) return failure("cut", false, false);
  return failure(code === "ETIMEDOUT" ? "timeout" : "unreachable", false, true);
}
