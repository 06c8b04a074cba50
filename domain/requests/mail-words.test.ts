import { expect, test } from "vitest";
import { answerSubject } from "./answer-subject.ts";
import { mailHealth, mailServiceState, repliesText } from "./mail-service.ts";
import { mailWords, undeliveredWords } from "./mail-words.ts";

const now = new Date("2026-11-24T10:00:00Z");
const mail = { state: "waiting", failure: null, failure_words: null, due_at: "2026-11-24T09:59:00Z" } as const;

test.each([
  [mail, "Enviando…", false],
  [{ ...mail, state: "sending" as const }, "Enviando…", false],
  [{ ...mail, state: "sent" as const }, "Enviado", false],
  [{ ...mail, due_at: "2026-11-25T08:00:00Z" }, "Programado", false],
  [
    { ...mail, failure: "unreachable" },
    "Todavía no ha salido: el servidor de correo no responde. Se reintenta solo.",
    false,
  ],
  [
    { ...mail, state: "failed" as const, failure: "refused", failure_words: "550 no such mailbox" },
    "No se pudo enviar: el servidor lo ha rechazado (550 no such mailbox)",
    true,
  ],
  [{ ...mail, state: "dropped" as const, failure: "late" }, "No se envía: se ha pasado su momento", false],
])("a mail says what became of it", (facts, text, canRetry) => {
  expect(mailWords(facts, now)).toMatchObject({ text, canRetry });
});

test("mail is off where nobody has said for minutes that he sends it", () => {
  expect(mailServiceState(null, now)).toBe("off");
  const service = { seen_at: "2026-11-24T09:59:00Z", stopped_at: null, failing_since: null, failure: null };
  expect(mailServiceState({ ...service, seen_at: "2026-11-24T09:58:00Z" }, now)).toBe("off");
  expect(mailServiceState(service, now)).toBe("works");
  expect(mailServiceState({ ...service, stopped_at: "2026-11-24T09:59:01Z" }, now)).toBe("off");
  expect(mailServiceState({ ...service, stopped_at: "2026-11-24T09:58:00Z" }, now)).toBe("works");
  expect(mailServiceState({ ...service, failing_since: "2026-11-24T09:00:00Z" }, now)).toBe("failing");
});

test("a mail that nobody will send is not on its way, and no other try is offered", () => {
  expect(mailWords({ ...mail, state: "failed", failure: "late" }, now, true)).toMatchObject({ canRetry: false });
  expect(mailWords(mail, now, true).text).toBe("No ha salido: la web no envía correo ahora.");
});

test("whoever has not had her answer is said why, and what to do", () => {
  const sent = { ...mail, state: "sent" as const, created_at: "2026-11-24T09:00:00Z" };
  const failed = { ...sent, state: "failed" as const, failure: "refused", failure_words: "550 no such mailbox" };
  expect(undeliveredWords([failed, sent], now)).toBe(
    "No se pudo enviar: el servidor lo ha rechazado (550 no such mailbox). " +
      "Puede que la dirección esté mal escrita: contéstale por teléfono, o escribe otra respuesta.",
  );
  expect(undeliveredWords([failed], now, true)).toMatch(/La web no envía correo ahora: contéstale por teléfono/);
  expect(undeliveredWords([sent], now)).toBeNull();
});

test("where an answer will be found is said as it is", () => {
  const service = { seen_at: now.toISOString(), stopped_at: null, failing_since: null, failure: null };
  const replies_to = "bandeja@ninefitness.es";
  expect(repliesText(null, now)).toBe("");
  expect(repliesText({ ...service, replies_to }, now)).toBe(`Lo que conteste llega al buzón ${replies_to}.`);
  const read = { ...service, replies_to, replies_seen_at: "2026-11-24T09:58:00Z" };
  expect(repliesText(read, now)).toBe("Lo que conteste vuelve a esta historia.");
  expect(repliesText({ ...read, replies_seen_at: "2026-11-24T09:00:00Z" }, now)).toMatch(
    /^Lo que conteste llega al buz/,
  );
  expect(repliesText({ ...read, replies_failing_since: "2026-11-24T09:00:00Z" }, now)).toMatch(
    /^Lo que conteste espera en bandeja@ninefitness\.es, que no se puede leer desde el 24/,
  );
});

test("mail that waits where nobody sends any longer is no good state, and that nobody ever sent any is", () => {
  const service = { seen_at: "2026-11-24T09:00:00Z", stopped_at: null, failing_since: null, failure: null };
  const none = { waiting: 0, failed: 0 };
  expect(mailHealth(null, { ...none, waiting: 3 }, now)).toEqual({ is: "esta web no envía correo", isWell: true });
  expect(mailHealth(service, none, now)).toEqual({ is: "esta web no envía correo", isWell: true });
  expect(mailHealth(service, { ...none, waiting: 3 }, now)).toEqual({
    is: "3 sin salir",
    isWell: false,
    why: [expect.stringContaining("desde el 24/11/26, 10:00. Lo que espera no sale hasta que vuelva.")],
  });
  const works = { ...service, seen_at: now.toISOString() };
  expect(mailHealth(works, none, now)).toEqual({ is: "nada en cola", isWell: true });
  expect(mailHealth(works, { waiting: 1, failed: 2 }, now)).toMatchObject({ isWell: false });
  expect(mailHealth({ ...works, failing_since: service.seen_at }, none, now)).toMatchObject({ isWell: false });
});

test("a subject is answered once", () => {
  const subjectOf = (subject: string) => answerSubject({ kind: "message", subject, language: "es" });
  expect(subjectOf("Tarifas")).toBe("Re: Tarifas");
  expect(subjectOf("RE: Tarifas")).toBe("RE: Tarifas");
  expect(subjectOf(" ")).toBe("NINE FITNESS");
});

test.each([
  ["message", "en", "Re: Your message to NINE FITNESS"],
  ["visit", "en", "Re: Your visit to NINE FITNESS"],
  ["car_lead", "en", "NINE FITNESS"],
  // Nobody can read the site in it.
  ["message", "qq", "Re: Tarifas y pagos"],
])("the subject of an answer to a %s in %s is %s", (kind, language, said) => {
  expect(answerSubject({ kind, subject: "Tarifas y pagos", language })).toBe(said);
});
