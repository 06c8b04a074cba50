// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import type { PlannedChange } from "../../data/record/planned-changes.ts";
import { type Permissions, PermissionsContext } from "../session/permissions.ts";
import { PlannedChanges } from "./planned-changes.tsx";

afterEach(cleanup);

const plan: PlannedChange = {
  id: "p1",
  table_name: "precios",
  row_id: "r1",
  due_at: "2027-01-09T23:00:00Z",
  state: "waiting",
  reason: null,
  author_email: "ana@ninefitness.test",
  club: "acacias",
  campaign_id: "c1",
  undoes: null,
  changes: { price: 39.9 },
  seen: { price: 49.9 },
};

/** The way back of it: until then the row says what it says now. */
const back: PlannedChange = { ...plan, id: "p2", undoes: "p1", changes: plan.seen, seen: plan.seen };

function noticeFor(may: Permissions, plans = [plan], onDrop: (plan: string) => void = () => {}) {
  const nothing = () => {};
  const element = (
    <PermissionsContext value={may}>
      <PlannedChanges
        {...{ table: "precios", row: {}, plans, onOpen: nothing, onMove: nothing, onApply: nothing, onDrop }}
      />
    </PermissionsContext>
  );
  return <RouterProvider router={createMemoryRouter([{ path: "/", element }])} />;
}
const shownTo = (may: Permissions) => renderToStaticMarkup(noticeFor(may));

it("offers what belongs to a campaign to be changed only to who may change campaigns", () => {
  expect(shownTo(() => true)).toMatch(/>Abrir<.*>Aplicar ahora<.*>Descartar</);
  const manager = shownTo((operation, table) => table !== "campaigns" || operation === "read");
  expect(manager).not.toContain(">Abrir<");
  expect(manager).not.toContain(">Aplicar ahora<");
  expect(manager).not.toContain(">Descartar<");
  expect(manager).toContain("Ver su campaña");
});

it.each([
  ["before it begins", [plan, back]],
  ["once it has begun", [{ ...back, seen: plan.changes }]],
])("asks before the end alone is discarded, and names what would stay: %s", (_, plans) => {
  const dropped: string[] = [];
  const asked = vi.fn(() => false);
  vi.stubGlobal("confirm", asked);
  render(
    noticeFor(
      () => true,
      plans,
      (id) => dropped.push(id),
    ),
  );
  const discard = () => fireEvent.click(screen.getAllByRole("button", { name: "Descartar" }).at(-1) as HTMLElement);
  discard();
  expect(asked.mock.calls).toEqual([
    ["No volverá a como estaba y se quedará así: Precio 49,90 → 39,90\u00a0€. ¿Descartar la vuelta?"],
  ]);
  expect(dropped).toEqual([]);
  asked.mockReturnValue(true);
  discard();
  expect(dropped).toEqual(["p2"]);
});

it("discards without a question what leaves nothing behind", () => {
  const dropped: string[] = [];
  const asked = vi.fn(() => false);
  vi.stubGlobal("confirm", asked);
  const refused: PlannedChange = {
    ...back,
    state: "refused",
    reason: "Mientras esperaba, alguien ha cambiado lo mismo.",
  };
  render(
    noticeFor(
      () => true,
      [plan, refused],
      (id) => dropped.push(id),
    ),
  );
  for (const button of screen.getAllByRole("button", { name: "Descartar" })) fireEvent.click(button);
  expect([asked.mock.calls, dropped]).toEqual([[], ["p1", "p2"]]);
});
