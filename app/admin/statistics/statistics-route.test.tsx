// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { backendAnswers, isSignedIn, openRoutes } from "#tests/fixtures/panel-dom.tsx";
import StatisticsRoute, { clientLoader } from "./statistics-route.tsx";

// The router gives a route's component what its loader said; here nobody generates that.
const Component = StatisticsRoute as unknown as ComponentType<{ loaderData: unknown }>;

afterEach(() => void vi.useRealTimers());

async function open(search: string) {
  const loader = ({ request }: { request: Request }) => clientLoader({ request } as Parameters<typeof clientLoader>[0]);
  openRoutes([{ path: "/admin/statistics", loader, Component: Shown }], `/admin/statistics${search}`);
  await screen.findByRole("heading", { level: 1, name: "Estadísticas" });
}

function Shown() {
  return <Component loaderData={useData()} />;
}

const useData = await import("react-router").then((loaded) => loaded.useLoaderData);

it("shows totals, every day and the first names, compared with the days before", async () => {
  vi.setSystemTime("2026-03-31T22:30:00Z");
  isSignedIn();
  const asked: unknown[] = [];
  backendAnswers(async (request) => {
    const body = await request.json();
    asked.push(body);
    const isNow = body.until === "2026-04-01";
    const days = isNow
      ? [{ day: "2026-03-30", views: 1200, visits: 300 }]
      : [{ day: "2026-03-20", views: 600, visits: 300 }];
    const names = isNow
      ? [
          { kind: "referrer", name: "", views: 200 },
          { kind: "page", name: "/clubs", views: 1200 },
        ]
      : [];
    return Response.json({ days, names });
  });
  await open("?dias=7");
  // It is the first of April in Madrid already.
  expect(asked).toEqual([
    { since: "2026-03-26", until: "2026-04-01" },
    { since: "2026-03-19", until: "2026-03-25" },
  ]);
  expect(screen.getByText("100 % más que los 7 días anteriores")).toBeTruthy();
  expect(screen.getByText("Igual que los 7 días anteriores")).toBeTruthy();
  const rows = screen.getAllByRole("row", { hidden: true }).map((element) => element.textContent);
  expect(rows).toHaveLength(8);
  expect(rows[3]).toMatch(/30 mar3001\.200$/);
  expect(within(screen.getByRole("region", { name: "Procedencia" })).getByText("Directo o desconocido")).toBeTruthy();
  expect(within(screen.getByRole("region", { name: "Campañas" })).getByText("Nada en estos días.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "7 días" }).getAttribute("aria-current")).toBe("true");
});

it("says that nothing has been counted yet instead of drawing an empty chart", async () => {
  isSignedIn();
  backendAnswers(() => Response.json({ days: [], names: [] }));
  await open("");
  const chart = within(screen.getByRole("region", { name: "Páginas vistas por día" }));
  expect(chart.getByText(/^Aún no hay visitas contadas en estos días/)).toBeTruthy();
  expect(chart.queryByText("1")).toBeNull();
  expect(chart.queryByRole("row", { hidden: true })).toBeNull();
});

it("says so when they cannot be read", async () => {
  isSignedIn();
  backendAnswers(() => Response.json({ message: "no" }, { status: 500 }));
  await open("");
  expect(screen.getByText("Las estadísticas no se han podido cargar.")).toBeTruthy();
  expect(await screen.findByText(/No se pudieron cargar las estadísticas/)).toBeTruthy();
});
