// @vitest-environment happy-dom

import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { ana, backendAnswers, isSignedIn, openRoutes } from "#tests/fixtures/panel-dom.tsx";
import { useCommenting } from "./use-commenting.tsx";

const draft = { title: "Dormir también es entrenar", content: "Siete horas no son un lujo." };
const row = { table: "articles", row: "00000000-0000-4000-8000-000000000001" } as const;

function Beside() {
  return useCommenting(row, draft, () => {})?.rail;
}

/** A backend that keeps what is said. */
function keepComments(): object[] {
  const said: object[] = [];
  backendAnswers(async (request) => {
    if (!request.url.includes("/rest/v1/comments")) return Response.json([]);
    const { searchParams } = new URL(request.url);
    if (request.method === "POST") {
      const fresh = { id: `c${said.length}`, quote: "", parent: null, is_resolved: false, author: ana.id };
      said.push({ ...fresh, created_at: "2026-11-28T01:00:00Z", ...(await request.json()) });
    }
    if (request.method === "PATCH")
      Object.assign(said[Number(searchParams.get("id")?.slice("eq.c".length))] ?? {}, await request.json());
    return Response.json(said);
  });
  return said;
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("says once what is sent twice, and leaves the focus beside what was said", async () => {
  isSignedIn();
  const said = keepComments();
  openRoutes([{ path: "/", element: <Beside /> }], "/");
  const status = await screen.findByText(/0 abiertos/);
  press("Comentar…");
  fireEvent.change(screen.getByLabelText("Comentario"), { target: { value: "¿Siete u ocho?" } });
  screen.getByRole("button", { name: "Comentar" }).focus();
  press("Comentar");
  press("Comentar");
  await screen.findByText("¿Siete u ocho?");
  await waitFor(() => expect(document.activeElement).toBe(status));
  press("Responder");
  fireEvent.change(screen.getByLabelText("Respuesta"), { target: { value: "Siete." } });
  press("Enviar respuesta");
  press("Enviar respuesta");
  await screen.findByText("Siete.");
  expect(said).toHaveLength(2);
  screen.getByRole("button", { name: "Resolver" }).focus();
  press("Resolver");
  await waitFor(() => expect(status.textContent).toContain("0 abiertos, 1 resuelto"));
  await waitFor(() => expect(document.activeElement).toBe(status));
});
