// @vitest-environment happy-dom

import { screen, waitFor } from "@testing-library/react";
import { useLoaderData } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { backendAnswers, isSignedIn, openRoutes } from "#tests/fixtures/panel-dom.tsx";
import { holdPermissions } from "../../session/permissions.ts";
import LandingsRoute, { clientLoader } from "./landings-route.tsx";

const row = {
  id: "1",
  created_at: "2026-11-01T08:00:00Z",
  updated_at: "2026-11-01T08:00:00Z",
  slug: "verano",
  title: "Verano",
  is_published: true,
  publish_at: null,
  withdraw_at: null,
  withdrawn_to: null,
  translations: {},
};

/** As the app's own router would draw it. */
function Section() {
  const props = { loaderData: useLoaderData() };
  // Of what the router hands over, the section asks for its rows alone.
  return <LandingsRoute {...(props as Parameters<typeof LandingsRoute>[0])} />;
}

afterEach(() => vi.unstubAllGlobals());

it("goes back to the list when a page cannot be deleted, and says so", async () => {
  isSignedIn();
  holdPermissions(() => true);
  vi.stubGlobal(
    "confirm",
    vi.fn(() => true),
  );
  backendAnswers(({ method }) =>
    method === "DELETE"
      ? Response.json({ code: "XX000", message: "la base de datos no responde" }, { status: 500 })
      : Response.json([row], { headers: { "content-range": "0-0/1" } }),
  );
  const router = openRoutes(
    [
      {
        path: "/admin/landings/:id?/eliminar?",
        loader: clientLoader,
        element: <Section />,
        hydrateFallbackElement: <p>Cargando…</p>,
      },
    ],
    "/admin/landings/1/eliminar",
  );
  await waitFor(() =>
    expect(document.querySelector(".toast")?.textContent).toContain("No se pudo eliminar la landing page."),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe("/admin/landings"));
  expect(confirm).toHaveBeenCalledExactlyOnceWith("¿Estás seguro?");
  await screen.findByRole("row", { name: /Verano/ });
});
