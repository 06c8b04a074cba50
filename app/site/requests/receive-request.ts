import { data, type RouterContextProvider, redirect } from "react-router";
import { isTooMany } from "#app/data/inbox/proposals.ts";
import { sendRequest } from "#app/data/inbox/requests.ts";
import { backendContext, renderReportContext, visitorContext } from "#app/load-context.ts";
import type { Checked } from "#domain/requests/request-forms.ts";
import { requestFailed, tooManyRequests, tooSoon } from "#texts/site/request-texts.ts";
import { answerRequest, trapField } from "./request-answer.ts";

/** A household or an office shares one address; a flood has it too. */
const mostRequests = 10;
const withinMs = 10 * 60_000;

interface Received {
  form: FormData;
  context: Readonly<RouterContextProvider>;
  checked: Checked<string>;
  /** Where it leads: an address that a reload sends nothing to. */
  sentTo: string;
  /** What has to follow the row. */
  afterwards?: () => Promise<void>;
}

/** Stores a request or says why not, beside everything typed. The framework has refused other origins by now. */
export async function receiveRequest({ form, context, checked, sentTo, afterwards }: Received) {
  if (form.get(trapField)) return redirect(sentTo, 303);
  if ("errors" in checked) return data(answerRequest(form, checked.errors), { status: 400 });
  if (context.get(visitorContext).hurries) return data(answerRequest(form, {}, tooSoon), { status: 429 });
  if (!(await context.get(visitorContext).mayDo("send a request", mostRequests, withinMs))) {
    return data(answerRequest(form, {}, tooManyRequests), { status: 429 });
  }
  try {
    await sendRequest(context.get(backendContext), checked.request);
    await afterwards?.();
  } catch (error) {
    // The database has limits of its own, for one sender and for all together.
    if (isTooMany(error)) return data(answerRequest(form, {}, tooManyRequests), { status: 429 });
    context.get(renderReportContext).unexpected(error);
    return data(answerRequest(form, {}, requestFailed), { status: 503 });
  }
  return redirect(sentTo, 303);
}
