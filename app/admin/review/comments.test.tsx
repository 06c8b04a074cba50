// @vitest-environment happy-dom

import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { ana, backendAnswers, isSignedIn, openRoutes } from "#tests/fixtures/panel-dom.tsx";
import type { Event } from "../../content/publications/event.ts";
import { RowForm } from "../resource/row-form.tsx";
import { typingPause } from "../resource/use-rested.ts";
import { eventsResource } from "../resources/events/events-resource.tsx";
import { useCommenting } from "./use-commenting.tsx";

const draft = { title: "Dormir también es entrenar", content: "Siete horas no son un lujo." };
const row = { table: "articles", row: "00000000-0000-4000-8000-000000000001" } as const;

function Beside() {
  return useCommenting(row, draft, () => {})?.rail;
}

/** A backend that keeps what is said. */
function keepComments(others: string[] = []): object[] {
  const said: object[] = [];
  backendAnswers(async (request) => {
    if (request.url.endsWith("/rpc/see_form")) return Response.json(others);
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

function openEvent(): void {
  const stored = { id: row.row, updated_at: "2026-11-28T01:00:00Z", slug: "san-silvestre", publish_at: null };
  const none = eventsResource.form.empty([]);
  const event = { ...none, ...stored, withdraw_at: null, title: "San Silvestre" } as unknown as Event;
  const form = { ...eventsResource.form, preview: () => <p>San Silvestre</p> };
  const element = <RowForm resource={{ ...eventsResource, form }} row={event} rows={[]} onClose={() => undefined} />;
  openRoutes([{ path: "/", element }], "/");
}

const his = { id: "c0", quote: "", words: "¿El 25?", parent: null, is_resolved: false, author: null };

it("hears what colleagues said while nobody looked, and keeps the answer that is being written", async () => {
  isSignedIn();
  const said = keepComments();
  openEvent();
  await screen.findByText(/0 abiertos/);
  const lookAgain = () => document.dispatchEvent(new Event("visibilitychange"));
  said.push({ ...his, created_at: "2026-11-28T01:00:00Z" });
  lookAgain();
  await screen.findByText("¿El 25?");
  fireEvent.click(screen.getByRole("tab", { name: /^Comentarios/ }));
  press("Responder");
  fireEvent.change(screen.getByLabelText("Respuesta"), { target: { value: "El 31." } });
  Object.assign(said[0] ?? {}, { is_resolved: true, words: "¿El 25 o el 31?" });
  lookAgain();
  await screen.findByText("¿El 25 o el 31?");
  expect(screen.getByLabelText("Respuesta")).toHaveProperty("value", "El 31.");
});

it("hears what a colleague says who has the form open too", async () => {
  isSignedIn();
  const said = keepComments(["Leo"]);
  const clock = vi.spyOn(globalThis, "setInterval");
  openEvent();
  await screen.findByText("Leo está editando esto");
  await screen.findByText(/0 abiertos/);
  said.push({ ...his, created_at: "2026-11-28T01:00:00Z" });
  for (const [beat] of clock.mock.calls) beat();
  clock.mockRestore();
  await screen.findByText("¿El 25?");
});

function BesideText() {
  const [content, setContent] = useState(draft.content);
  const rail = useCommenting(row, { ...draft, content }, () => {})?.rail;
  return (
    <>
      <textarea aria-label="Texto" value={content} onChange={({ target }) => setContent(target.value)} />
      {rail}
    </>
  );
}

it("moves what is said beside a text once whoever writes it has paused", async () => {
  isSignedIn();
  keepComments().push({ ...his, created_at: "2026-11-28T01:00:00Z" });
  openRoutes([{ path: "/", element: <BesideText /> }], "/");
  const entry = (await screen.findByText("¿El 25?")).closest("li") ?? expect.fail("it is no entry");
  press("Comentar…");
  await waitFor(() => expect(entry.style.marginTop).toBe("0px"));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  entry.style.marginTop = "7px";
  fireEvent.change(screen.getByLabelText("Texto"), { target: { value: "Ocho horas tampoco." } });
  pass(typingPause);
  screen.getByRole("option", { name: "Ocho horas tampoco." });
  fireEvent.keyDown(screen.getByLabelText("Texto"), { key: "a" });
  pass(typingPause - 1);
  expect(entry.style.marginTop).toBe("7px");
  pass(1);
  expect(entry.style.marginTop).toBe("0px");
  vi.useRealTimers();
});
