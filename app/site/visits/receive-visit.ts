import { createHmac, randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { data, type RouterContextProvider, redirect } from "react-router";
import type { VisitAnswer } from "#app/content/inbox/visit.ts";
import { isTooMany } from "#app/data/inbox/proposals.ts";
import { bookVisit } from "#app/data/inbox/visits.ts";
import { backendContext, renderReportContext, visitorContext } from "#app/load-context.ts";
import { checkPerson, chosenStart } from "#domain/visits/check-person.ts";
import { requestFailed, tooManyRequests, tooSoon } from "#texts/site/request-texts.ts";
import { refusalText, visitFailed, visitTexts } from "#texts/site/visit-texts.ts";
import { answerRequest, trapField } from "../requests/request-answer.ts";

const most = 10;
const withinMs = 10 * 60_000;
const mostInADay = 40;
const dayMs = 24 * 3_600_000;

/** Refusals of what came too often. */
const tooOften = ["busy", "too_often", "too_many_mails"];

/** Refusals that another hour helps against. */
const aboutTheHour = ["full", "late", "not_offered"];

type Context = Readonly<RouterContextProvider>;

/** False once this visitor has booked, moved and cancelled so often that somebody else's mailbox may be meant. */
export async function mayDoOften(context: Context, what: "book a visit" | "change a visit"): Promise<boolean> {
  const visitor = context.get(visitorContext);
  return (await visitor.mayDo(what, most, withinMs)) && visitor.mayDo("write about visits", mostInADay, dayMs);
}

/** Books what the form asks for, or says beside everything typed why not. */
export async function receiveVisit(form: FormData, context: Context, club: string) {
  const typed = Object.fromEntries(form);
  if (form.get(trapField)) return redirect("/visita", 303);
  const start = chosenStart(typed);
  const checked = checkPerson(typed);
  if (start === null || "errors" in checked) {
    const errors = {
      ...(start === null && { hora: visitTexts.hour.missing }),
      ...("errors" in checked && checked.errors),
    };
    return data(answerRequest(form, errors), { status: 400 });
  }
  if (context.get(visitorContext).hurries) return data(answerRequest(form, {}, tooSoon), { status: 429 });
  if (!(await mayDoOften(context, "book a visit")))
    return data(answerRequest(form, {}, tooManyRequests), { status: 429 });
  const secret = secretOf([form.get("clave"), club, start, ...Object.values(checked.person)]);
  const booking = { club, start, person: checked.person, secret, wantsNews: form.has("novedades") };
  return answerVisit(form, context, () => bookVisit(context.get(backendContext), booking), `/visita/${secret}?nueva=1`);
}

// Of this process alone: who sends a form again after a restart hears that the visit stands.
const key = randomBytes(32);

/**
 * What the visit's private link ends in: the same for a form that is sent twice, another for whoever else had the same
 * page, and nobody's to work out who knows all that was typed.
 */
function secretOf(form: readonly unknown[]): string {
  return createHmac("sha256", key).update(JSON.stringify(form)).digest("hex");
}

/** Asks for a place; leads on when it was had, else says why not beside everything typed. */
export async function answerVisit(
  form: FormData,
  context: Context,
  ask: () => Promise<VisitAnswer>,
  doneTo: string,
  failed = visitFailed,
) {
  try {
    const { result } = await patiently(ask);
    if (["booked", "moved"].includes(result)) return redirect(doneTo, 303);
    const why = refusalText(result);
    const answer = aboutTheHour.includes(result)
      ? answerRequest(form, { hora: why })
      : answerRequest(form, {}, { ...failed, description: why });
    return data(answer, { status: tooOften.includes(result) ? 429 : 409 });
  } catch (error) {
    if (isTooMany(error)) return data(answerRequest(form, {}, tooManyRequests), { status: 429 });
    context.get(renderReportContext).unexpected(error);
    return data(answerRequest(form, {}, { ...requestFailed, ...failed }), { status: 503 });
  }
}

const tries = 12;

/** Strangers' writes are taken so many at a time: whoever comes in a crowd waits a moment instead of being sent away. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tried === tries || !(error instanceof Error && "code" in error && error.code === "PT503")) throw error;
      await delay(100 + Math.random() * 300);
    }
  }
}
