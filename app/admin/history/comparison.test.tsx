// @vitest-environment happy-dom

import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import type { AuditEntry } from "../../content/people/audit-entry.ts";
import { Comparison, stateBefore } from "./comparison.tsx";
import { recordedTable } from "./recorded-tables.ts";

const table = recordedTable("events") ?? expect.fail("Events are recorded");

function compare(change: Pick<AuditEntry, "kind" | "before" | "after">) {
  const at = "2026-11-23T10:00:00+00:00";
  const whose = {
    person: null,
    person_email: "ana@ninefitness.example",
    table_name: "events",
    row_id: "1",
    club: null,
  };
  const chosen = { ...whose, ...change, id: 7, transaction: 1, at, state: null };
  const shown = { table, now: null, chosen, versions: [chosen], colleagues: [], onRestore: async () => {} };
  const route = { path: "/", element: <Comparison {...shown} against={stateBefore(chosen)} /> };
  render(<RouterProvider router={createMemoryRouter([route])} />);
}

it("a deletion beside what the row was right before says what went", () => {
  compare({ kind: "delete", before: { id: "1", title: "Noche de fuerza" }, after: null });
  expect(screen.queryByText(/Es igual que la otra/)).toBeNull();
  expect(screen.getByText("Noche de fuerza").closest("tr")?.textContent).toContain("Título");
});
