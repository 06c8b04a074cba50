// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { Outlet, useLoaderData, useParams } from "react-router";
import { expect, it } from "vitest";
import { openRoutes } from "#tests/fixtures/panel-dom.tsx";
import type { MediaFile, MediaPage } from "../../content/media-file.ts";
import { holdPermissions } from "../session/permissions.ts";
import FileRoute from "./file-route.tsx";
import { MediaGrid } from "./media-grid.tsx";

const fileNamed = (id: string, name: string): MediaFile => ({
  ...{ id, bucket: "public-assets", path: `medios/${name}`, name, mime: "application/pdf", kind: "document", bytes: 1 },
  ...{ width: null, height: null, alt_es: "", alt_en: "", focal_x: null, focal_y: null, club_id: null },
  ...{
    created_by: null,
    created_at: "2026-11-01T08:00:00Z",
    updated_at: "",
    uses: 1,
    is_unused: false,
    is_small: false,
  },
});
const rows = [fileNamed("1", "normas.pdf"), fileNamed("2", "tarifas.pdf")];

function Grid() {
  const { id } = useParams();
  // Of the page, the grid asks for its rows and how many there are.
  const page = { rows, found: rows.length } as unknown as MediaPage;
  return (
    <main>
      <h1 tabIndex={-1}>Medios</h1>
      <div className="media__main">
        <MediaGrid page={page} search={new URLSearchParams()} opened={id} />
      </div>
      <Outlet context={{ rows, colleagues: [], clubs: [] }} />
    </main>
  );
}

/** As the app's own router would draw it. */
function Opened() {
  const props = { loaderData: useLoaderData() };
  return <FileRoute {...(props as Parameters<typeof FileRoute>[0])} />;
}

it("gives the focus to the file that was opened, and back to its tile when Escape closes it", async () => {
  holdPermissions(() => true);
  const opened = ({ params }: { params: { id?: string } }) => ({
    file: rows.find(({ id }) => id === params.id) ?? null,
    uses: [],
    hasAi: false,
  });
  openRoutes(
    [
      {
        path: "/admin/media",
        element: <Grid />,
        hydrateFallbackElement: <p>Cargando…</p>,
        children: [{ path: ":id", loader: opened, element: <Opened /> }],
      },
    ],
    "/admin/media",
  );
  const tile = await screen.findByRole("link", { name: /^normas/ });
  tile.focus();
  fireEvent.click(tile);
  const heading = await screen.findByRole("heading", { name: "normas.pdf" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const next = screen.getByRole("button", { name: "Siguiente" });
  next.focus();
  fireEvent.click(next);
  await screen.findByRole("heading", { name: "tarifas.pdf" });
  fireEvent.keyDown(screen.getByRole("button", { name: "Anterior" }), { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("complementary")).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("link", { name: /^tarifas/ }));
});
