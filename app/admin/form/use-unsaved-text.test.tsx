// @vitest-environment happy-dom

import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import * as z from "zod/mini";
import { openRoutes } from "#tests/fixtures/panel-dom.tsx";
import { failed } from "#texts/admin/section-toasts.ts";
import { ListField } from "../fields/list-field.tsx";
import { SwitchField } from "../fields/switch-field.tsx";
import { TextField } from "../fields/text-field.tsx";
import { CardForm } from "./card-form.tsx";
import { useDraftForm } from "./use-draft-form.ts";

const today = { title: "Verano", lines: ["Sauna"], isVisible: true };
const input = z.object({ title: z.string(), lines: z.array(z.string()), isVisible: z.boolean() });

/** The versions that saves said they were typed over. */
let savedOver: (string | null)[] = [];
beforeEach(() => {
  savedOver = [];
});

function Form() {
  const form = useDraftForm<typeof today, typeof today>({
    key: "things/1",
    initial: today,
    version: "v2",
    isNew: false,
    columns: { title: { label: "Título" }, lines: { label: "Líneas" }, isVisible: { label: "Visible" } },
    input,
    save: async ({ version }) => {
      savedOver.push(version);
      return { kind: "saved", toast: failed(""), id: "1", version: "v3" };
    },
    saveFailed: failed,
    onSaved: () => undefined,
  });
  return (
    <CardForm title="Cosa" about="" save="Guardar" form={form}>
      <TextField form={form} name="title" />
      <ListField form={form} name="lines" entry="Línea" add="Añadir" />
      <SwitchField form={form} name="isVisible" />
    </CardForm>
  );
}

const key = "9f-draft:things/1";
const keep = (draft: unknown) =>
  localStorage.setItem(key, JSON.stringify({ draft, version: "v1", at: "2025-11-20T08:30:00Z" }));
const open = () => openRoutes([{ path: "/", element: <Form /> }], "/");
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const shown = () => ({
  title: screen.getByLabelText<HTMLInputElement>("Título").value,
  lines: screen.queryAllByRole<HTMLTextAreaElement>("textbox", { name: /^Línea/ }).map((element) => element.value),
  isVisible: screen.getByRole("switch", { name: "Visible" }).getAttribute("aria-checked") === "true",
});

it("offers what an earlier visit typed, with its date, and gives it back when asked", () => {
  keep({ title: "Otoño", lines: ["Sauna", "Toalla"], isVisible: false });
  open();
  expect(screen.getByRole("status").textContent).toContain("Aquí hay cambios sin guardar del 20/11/25, 9:30.");
  expect(shown()).toEqual(today);
  press("Recuperarlos");
  expect(shown()).toEqual({ title: "Otoño", lines: ["Sauna", "Toalla"], isVisible: false });
  expect(screen.queryByRole("button", { name: "Recuperarlos" })).toBeNull();
});

it.each([
  ["a field of today's form is missing", { title: "Otoño" }, { title: "Otoño" }],
  ["it has a field that is no more", { title: "Otoño", colour: "gold" }, { title: "Otoño" }],
  ["a text has become a list", { title: "Otoño", lines: "Sauna\nToalla" }, { title: "Otoño" }],
  ["a list has become a text", { title: ["Otoño"], lines: [] }, { lines: [] }],
  ["a list was named entries", { title: "Otoño", lines: { 0: "Sauna" } }, { title: "Otoño" }],
  ["a switch was a word", { title: "Otoño", isVisible: "sí" }, { title: "Otoño" }],
])("gives back what fits of a draft of another shape: %s", (_what, draft, fitting) => {
  keep(draft);
  open();
  press("Recuperarlos");
  expect(shown()).toEqual({ ...today, ...fitting });
});

it.each([
  ["nothing of it fits", JSON.stringify({ draft: { colour: "gold" }, version: null, at: "2025-11-20T08:30:00Z" })],
  ["it says what is stored", JSON.stringify({ draft: today, version: null, at: "2025-11-20T08:30:00Z" })],
  ["it is no draft", JSON.stringify({ draft: "Otoño", version: null, at: "2025-11-20T08:30:00Z" })],
  ["it has no date", JSON.stringify({ draft: { title: "Otoño" }, version: null })],
  ["it is no JSON", "{"],
  ["it is null", "null"],
])("offers nothing when %s", (_what, text) => {
  localStorage.setItem(key, text);
  open();
  expect(screen.queryByRole("button", { name: "Recuperarlos" })).toBeNull();
  expect(shown()).toEqual(today);
});

it("throws away what is not wanted, here and in the browser", () => {
  keep({ title: "Otoño" });
  open();
  press("Descartarlos");
  expect(localStorage.getItem(key)).toBeNull();
  expect(shown()).toEqual(today);
});

it("keeps what is being typed, and forgets it when it is taken back", async () => {
  open();
  const title = screen.getByLabelText("Título");
  fireEvent.change(title, { target: { value: "Otoño" } });
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem(key) ?? "{}").draft).toEqual({ ...today, title: "Otoño" }),
  );
  fireEvent.change(title, { target: { value: "Verano" } });
  await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
});

it("saves what was recovered over the version that it was typed on", async () => {
  keep({ title: "Otoño" });
  open();
  press("Recuperarlos");
  press("Guardar");
  await waitFor(() => expect(savedOver).toEqual(["v1"]));
});

it("leaves what an earlier visit typed where it is until somebody decides", () => {
  keep({ title: "Otoño" });
  open();
  fireEvent.focus(screen.getByLabelText("Título"));
  expect(JSON.parse(localStorage.getItem(key) ?? "{}").draft).toEqual({ title: "Otoño" });
});

it("keeps the last letters when the tab closes before anybody pauses", () => {
  open();
  fireEvent.change(screen.getByLabelText("Título"), { target: { value: "Otoño" } });
  dispatchEvent(new Event("pagehide"));
  expect(JSON.parse(localStorage.getItem(key) ?? "{}").draft).toEqual({ ...today, title: "Otoño" });
});

it("keeps the last letters when the form goes before anybody pauses", () => {
  open();
  fireEvent.change(screen.getByLabelText("Título"), { target: { value: "Otoño" } });
  cleanup();
  expect(JSON.parse(localStorage.getItem(key) ?? "{}").draft).toEqual({ ...today, title: "Otoño" });
});
