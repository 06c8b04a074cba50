// @vitest-environment happy-dom

import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Link, Outlet } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { isSignedIn, openRoutes } from "#tests/fixtures/panel-dom.tsx";
import { done, failed } from "#texts/admin/section-toasts.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { TextField } from "../fields/text-field.tsx";
import { perform } from "../session/perform.ts";
import { CardForm } from "./card-form.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import type { SaveResult } from "./save-result.ts";
import { useDraftForm } from "./use-draft-form.ts";

interface Draft {
  title: string;
  place: string;
}

const input = z.object({ title: z.string().check(z.minLength(1, "Falta el título.")), place: z.string() });

type Save = (values: Draft, version: string | null) => Promise<SaveResult<Draft>>;

const saved = (version: string) => ({ kind: "saved", toast: done("Guardado."), id: "1", version }) as const;

function Form({ save }: { save: Save }) {
  const form = useDraftForm<Draft, Draft>({
    key: "events/1",
    columns: { title: { label: "Título" }, place: { label: "Lugar" } },
    initial: { title: "Verano", place: "Acacias" },
    version: "v1",
    isNew: false,
    input,
    save: ({ values, version }) => perform(["update", "events"], () => save(values, version)),
    saveFailed: failed,
    onSaved: ({ toast }) => void showToast(toast),
  });
  return (
    <CardForm title="Evento" about="" save="Guardar" form={form}>
      <TextField form={form} name="title" />
      <TextField form={form} name="place" />
    </CardForm>
  );
}

function open(save: Save) {
  const layout = (
    <>
      <Link to="/otra">Otra sección</Link>
      <Outlet />
      <LeaveDialog />
    </>
  );
  const children = [
    { path: "/", element: <Form save={save} /> },
    { path: "/otra", element: <h1>Otra sección</h1> },
  ];
  return openRoutes([{ element: layout, children }], "/");
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const hear = (text: string) => waitFor(() => expect(document.querySelector(".toast")?.textContent).toContain(text));

beforeEach(() => isSignedIn());

it("saves what was typed over the version that was read, once however often it is pressed, and rests", async () => {
  const { promise, resolve } = Promise.withResolvers<SaveResult<Draft>>();
  const save = vi.fn<Save>(() => promise);
  open(save);
  expect(screen.getByRole("button", { name: "Guardar" }).getAttribute("aria-disabled")).toBe("true");
  type("Título", "Otoño");
  press("Guardar");
  press("Guardar");
  await waitFor(() => expect(save).toHaveBeenCalledWith({ title: "Otoño", place: "Acacias" }, "v1"));
  resolve(saved("v2"));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Descartar" })).toBeNull());
  expect(save).toHaveBeenCalledTimes(1);
  type("Lugar", "Retiro");
  press("Guardar");
  await waitFor(() => expect(save).toHaveBeenLastCalledWith({ title: "Otoño", place: "Retiro" }, "v2"));
});

it("says what is wrong beside the field, leads there, and saves nothing", async () => {
  const save = vi.fn<Save>();
  open(save);
  type("Título", "");
  press("Guardar");
  await waitFor(() => expect(document.activeElement).toBe(field("Título")));
  expect(field("Título").getAttribute("aria-invalid")).toBe("true");
  const described = document.getElementById(field("Título").getAttribute("aria-describedby") ?? "");
  expect(described?.textContent).toBe("Falta el título.");
  type("Título", "O");
  expect(field("Título").getAttribute("aria-invalid")).toBeNull();
  expect(save).not.toHaveBeenCalled();
});

it("knows what a save that failed half-way has stored, and saves the rest over that", async () => {
  const toast = failed("No se pudo guardar: Lugar. Sí se ha guardado el título.");
  const draft = { title: "Otoño", place: "Acacias" };
  const save = vi
    .fn<Save>()
    .mockResolvedValueOnce({ kind: "partly", toast, draft, version: "v2" })
    .mockResolvedValue(saved("v3"));
  open(save);
  type("Título", "Otoño");
  type("Lugar", "Retiro");
  press("Guardar");
  await hear("Sí se ha guardado el título.");
  expect(field("Lugar").value).toBe("Retiro");
  press("Guardar");
  await waitFor(() => expect(save).toHaveBeenLastCalledWith({ title: "Otoño", place: "Retiro" }, "v2"));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("keeps the text when the save fails, says why, and saves at the second try", async () => {
  const save = vi.fn<Save>().mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue(saved("v2"));
  open(save);
  type("Título", "Otoño");
  press("Guardar");
  await hear("No hay conexión con el servidor.");
  expect(field("Título").value).toBe("Otoño");
  press("Guardar");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Descartar" })).toBeNull());
  expect(save).toHaveBeenCalledTimes(2);
});

it("shows where two people clash, and saves mine over theirs only when told to", async () => {
  const theirs = { title: "Invierno", place: "Retiro" };
  const save = vi.fn<Save>().mockResolvedValueOnce({ kind: "conflict", draft: theirs, version: "v5" });
  save.mockResolvedValue(saved("v6"));
  open(save);
  type("Título", "Otoño");
  press("Guardar");
  const dialog = await screen.findByRole("alertdialog", { name: "Otra persona ha guardado cambios aquí" });
  const cells = within(dialog).getAllByRole("cell");
  expect(cells.map((cell) => cell.textContent)).toEqual(["Otoño", "Invierno"]);
  expect(save).toHaveBeenCalledTimes(1);
  fireEvent.click(within(dialog).getByRole("button", { name: "Guardar lo mío" }));
  await waitFor(() => expect(save).toHaveBeenLastCalledWith({ title: "Otoño", place: "Retiro" }, "v5"));
});

it("lets go without a question when nothing was typed", async () => {
  open(vi.fn<Save>());
  fireEvent.click(screen.getByRole("link", { name: "Otra sección" }));
  await screen.findByRole("heading", { name: "Otra sección" });
});

it("asks before unsaved text is left, stays with it when told so, and forgets it when it goes", async () => {
  open(vi.fn<Save>());
  type("Título", "Otoño");
  const leave = () => fireEvent.click(screen.getByRole("link", { name: "Otra sección" }));
  leave();
  await screen.findByRole("alertdialog", { name: "¿Salir sin guardar?" });
  press("Seguir editando");
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(field("Título").value).toBe("Otoño");
  await waitFor(() => expect(localStorage.getItem("9f-draft:events/1")).toContain("Otoño"));
  leave();
  await screen.findByRole("alertdialog");
  press("Salir sin guardar");
  await screen.findByRole("heading", { name: "Otra sección" });
  expect(localStorage.getItem("9f-draft:events/1")).toBeNull();
});

it("forgets the draft of a save that succeeds after the form was left, says so and leads nowhere", async () => {
  const { promise, resolve } = Promise.withResolvers<SaveResult<Draft>>();
  const router = open(() => promise);
  type("Título", "Otoño");
  await waitFor(() => expect(localStorage.getItem("9f-draft:events/1")).toContain("Otoño"));
  press("Guardar");
  fireEvent.click(screen.getByRole("link", { name: "Otra sección" }));
  await screen.findByRole("alertdialog");
  press("Salir sin guardar");
  await screen.findByRole("heading", { name: "Otra sección" });
  resolve(saved("v2"));
  await hear("Guardado.");
  expect(router.state.location.pathname).toBe("/otra");
  expect(localStorage.getItem("9f-draft:events/1")).toBeNull();
});

it("keeps what is typed while it is being saved, over what is stored then", async () => {
  const { promise, resolve } = Promise.withResolvers<SaveResult<Draft>>();
  const save = vi.fn<Save>(() => promise);
  open(save);
  type("Título", "Otoño");
  press("Guardar");
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  type("Lugar", "Retiro");
  resolve(saved("v2"));
  await waitFor(() => expect(screen.getByRole("button", { name: "Guardar" }).getAttribute("aria-busy")).toBeNull());
  expect(field("Lugar").value).toBe("Retiro");
  await waitFor(() => expect(localStorage.getItem("9f-draft:events/1")).toContain('"version":"v2"'));
  press("Descartar");
  expect([field("Título").value, field("Lugar").value]).toEqual(["Otoño", "Acacias"]);
});
