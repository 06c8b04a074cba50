// @vitest-environment happy-dom

import { fireEvent, screen } from "@testing-library/react";
import { useLoaderData } from "react-router";
import { expect, it } from "vitest";
import { backendAnswers, isSignedIn, openRoutes } from "#tests/fixtures/panel-dom.tsx";
import type { PlannedChange } from "../../data/record/planned-changes.ts";
import type { Route } from "./+types/campaign-route.ts";
import CampaignRoute, { clientLoader } from "./campaign-route.tsx";

const hour = 3_600_000;
const moment = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

const start: PlannedChange = {
  id: "p1",
  table_name: "testimonials",
  row_id: "r1",
  due_at: moment(-1),
  state: "done",
  reason: null,
  author_email: "ana@ninefitness.test",
  club: null,
  campaign_id: "c1",
  undoes: null,
  changes: { name: "Marta" },
  seen: { name: "Luis" },
};
const back: PlannedChange = { ...start, id: "p2", state: "waiting", undoes: "p1", changes: start.seen };
const other = [
  { ...start, id: "p3", row_id: "r2" },
  { ...back, id: "p4", row_id: "r2", undoes: "p3" },
];
const notBack: PlannedChange = { ...back, state: "refused", reason: "Mientras esperaba, alguien lo ha cambiado." };

const Shown = () => <CampaignRoute {...({ loaderData: useLoaderData() } as Route.ComponentProps)} />;

function open(changes: PlannedChange[], endsIn: number): void {
  isSignedIn();
  const campaign = { id: "c1", name: "Verano", starts_at: moment(-1), ends_at: moment(endsIn) };
  backendAnswers(({ url }) => {
    if (url.includes("/rest/v1/campaigns")) return Response.json([campaign]);
    if (url.includes("/rest/v1/planned_changes")) return Response.json(changes);
    return Response.json([], { headers: { "content-range": "*/0" } });
  });
  const loader = () => clientLoader({ params: { id: "c1" } } as Route.ClientLoaderArgs);
  openRoutes([{ path: "/", element: <Shown />, loader, hydrateFallbackElement: <p>Cargando…</p> }], "/");
}

const discarded = "Se queda así al acabar: su vuelta se descartó.";
const refused = `No vuelve a como estaba. ${notBack.reason}`;

it.each<[string, PlannedChange[], number, string | null, string]>([
  ["with every end", [start, back, ...other], 1, null, "Después todo queda como estaba."],
  ["that has had them", [start, { ...back, state: "done" }], -0.5, null, "Ha terminado: todo quedó como estaba."],
  ["without one", [start, ...other], 1, discarded, "Después 1 se queda y lo demás queda como estaba."],
  ["without any", [start], 1, discarded, "Después se queda así."],
  ["of which one failed", [start, notBack, ...other], -0.5, refused, "Ha terminado: 1 cambio se quedó, lo demás no."],
  ["that is over without any", [start], -0.5, discarded, "Ha terminado: sus cambios se quedaron."],
])("says what stays of a campaign %s", async (_, changes, endsIn, line, about) => {
  open(changes, endsIn);
  await screen.findByText((text) => text.endsWith(about));
  expect(screen.queryAllByText(/se queda así al acabar|no vuelve a como estaba/i).map((it) => it.textContent)).toEqual(
    line === null ? [] : [line],
  );
});

it("promises no way back of what stays when it is ended", async () => {
  open([start, ...other], 1);
  fireEvent.click(await screen.findByRole("button", { name: "Terminar ahora" }));
  await screen.findByText("1 cambio se queda; lo demás vuelve a como estaba.");
});
