import { data, redirect } from "react-router";
import { cancelVisit, moveVisit } from "#app/data/inbox/visits.ts";
import { backendContext, renderReportContext } from "#app/load-context.ts";
import { pageTitle } from "#domain/pages/page-title.ts";
import { madridDayAndMinute } from "#domain/time/madrid-time.ts";
import { chosenStart } from "#domain/visits/check-person.ts";
import { isVisitSecret } from "#domain/visits/visit-secret.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import { tooManyRequests } from "#texts/site/request-texts.ts";
import { refusalText, visitTexts, visitUnchanged } from "#texts/site/visit-texts.ts";
import { answerRequest } from "../requests/request-answer.ts";
import { textAt } from "../text-at.ts";
import { ChangeVisit } from "../visits/change-visit.tsx";
import { readOwnVisit } from "../visits/read-own-visit.ts";
import { readVisitDays } from "../visits/read-visit-days.ts";
import { answerVisit, mayDoOften } from "../visits/receive-visit.ts";
import { VisitOver } from "../visits/visit-over.tsx";
import type { Route } from "./+types/change-visit.ts";

export const handle: RouteHandle = { isFresh: true };

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const path = `/visita/${params.secret}`;
  const found = await readOwnVisit(context, params.secret);
  if (!found) return data(null, { status: 404 });
  const { visit, club } = found;
  // Its own page says why it cannot be changed.
  if (!club || !visit.may_change) throw redirect(path, 303);
  const mine = madridDayAndMinute(new Date(visit.starts_at)).date;
  return { visit, club, path, days: await readVisitDays(context, club, textAt(request), mine) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  if (!isVisitSecret(params.secret)) throw new Response(null, { status: 404, statusText: "Not Found" });
  const form = await request.formData();
  const path = `/visita/${params.secret}`;
  const backend = context.get(backendContext);
  if (!(await mayDoOften(context, "change a visit"))) {
    return data(answerRequest(form, {}, tooManyRequests), { status: 429 });
  }
  if (form.get("que") === "anular") {
    try {
      const { result } = await cancelVisit(backend, params.secret);
      if (result === "cancelled") return redirect(path, 303);
      return data(answerRequest(form, {}, { ...visitUnchanged, description: refusalText(result) }), { status: 409 });
    } catch (error) {
      context.get(renderReportContext).unexpected(error);
      return data(answerRequest(form, {}, visitUnchanged), { status: 503 });
    }
  }
  const start = chosenStart(Object.fromEntries(form));
  if (start === null) return data(answerRequest(form, { hora: visitTexts.hour.missing }), { status: 400 });
  return answerVisit(form, context, () => moveVisit(backend, params.secret, start), `${path}?movida=1`, visitUnchanged);
}

export const meta = ({ location }: Route.MetaArgs) => [
  { title: pageTitle(textAt(location)("Cambia tu visita")) },
  { name: "robots", content: "noindex, nofollow" },
];

export default function ChangeVisitRoute({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData ? <ChangeVisit {...loaderData} answer={actionData} /> : <VisitOver />;
}
