import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import type { PlannedChange } from "../../data/record/planned-changes.ts";
import { type Permissions, PermissionsContext } from "../session/permissions.ts";
import { PlannedChanges } from "./planned-changes.tsx";

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

function shownTo(may: Permissions): string {
  const nothing = () => {};
  const element = (
    <PermissionsContext value={may}>
      <PlannedChanges
        {...{ table: "precios", row: {}, plans: [plan], onOpen: nothing, onMove: nothing, onApply: nothing }}
        onDrop={nothing}
      />
    </PermissionsContext>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
}

it("offers what belongs to a campaign to be changed only to who may change campaigns", () => {
  expect(shownTo(() => true)).toContain(">Abrir<");
  const manager = shownTo((operation, table) => table !== "campaigns" || operation === "read");
  expect(manager).not.toContain(">Abrir<");
  expect(manager).toContain("Ver su campaña");
});
