// @vitest-environment happy-dom

import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useLoaderData } from "react-router";
import { beforeEach, expect, it } from "vitest";
import * as z from "zod/mini";
import { backendAnswers, isSignedIn, openRoutes } from "#tests/fixtures/panel-dom.tsx";
import { done, failed, type SectionToasts } from "#texts/admin/section-toasts.ts";
import type { RecordTable } from "../../data/records.ts";
import { TextField } from "../fields/text-field.tsx";
import { holdPermissions, type Permissions, PermissionsContext } from "../session/permissions.ts";
import { ResourceDialogs } from "./dialogs/resource-dialogs.tsx";
import type { Listed } from "./listed.ts";
import { loadList } from "./load-list.ts";
import { onlyWhenAsked } from "./only-when-asked.ts";
import type { Resource } from "./resource.ts";
import { ResourceList } from "./resource-list.tsx";

interface Thing {
  id: string;
  updated_at: string;
  name: string;
}

const table: RecordTable<Thing> = {
  name: "things",
  schema: z.object({ id: z.string(), updated_at: z.string(), name: z.string() }),
  order: [{ column: "name", ascending: true }],
};

const things: Resource<Thing, { name: string }> = {
  table,
  titles: {
    list: "Cosas",
    about: "",
    add: "Añadir Cosa",
    create: "Nueva Cosa",
    edit: "Editar Cosa",
    empty: "Nada.",
    one: "cosa",
    many: "cosas",
    theOne: "la cosa",
    toasts: {
      loadFailed: () => failed("No se pudieron cargar."),
      saved: (mode) => done(mode === "create" ? "Creada." : "Guardada."),
      saveFailed: (mode, message) => failed(`No se pudo ${mode === "create" ? "crear" : "cambiar"}: ${message}`),
      deleted: done("Eliminada."),
      deleteFailed: failed,
    },
  },
  nameOf: ({ name }) => name,
  columns: [{ title: "Nombre", kind: "name", text: ({ name }) => name }],
  form: {
    empty: () => ({ name: "" }),
    of: ({ name }) => ({ name }),
    columns: { name: { label: "Nombre" } },
    input: z.object({ name: z.string() }),
    check: async (values) =>
      values.name === "Taquilla" ? { faults: { name: "Ya hay una." }, toast: failed("Ocupado.") } : { values },
    fields: (form) => <TextField form={form} name="name" />,
  },
};

function Things({ resource }: { resource: typeof things }) {
  const list = useLoaderData<Listed<Thing>>();
  return (
    <>
      <ResourceList resource={resource} list={list} path="/cosas" />
      <ResourceDialogs resource={resource} list={list} path="/cosas" />
    </>
  );
}

const refused = "Tu cuenta no tiene permiso para hacer esto. Pídeselo a alguien de dirección.";

/** What is stored, and what the backend was asked to change. */
let rows: Thing[];
let asked: string[];
/** What its next answer to a change waits for. */
let held: Promise<void>;
/** Nothing can be read or written any more. */
let isBroken: boolean;

beforeEach(() => {
  isSignedIn();
  rows = [
    { id: "1", updated_at: "v1", name: "Banco" },
    { id: "2", updated_at: "v1", name: "Mancuerna" },
  ];
  asked = [];
  held = Promise.resolve();
  isBroken = false;
  backendAnswers(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    // Nobody else has the form open.
    if (pathname.endsWith("/rpc/see_form")) return Response.json([]);
    if (pathname.endsWith("/planned_changes")) return Response.json([]);
    if (isBroken) return Response.json({ code: "XX000", message: "sin sitio en el disco" }, { status: 500 });
    const id = searchParams.get("id")?.replace("eq.", "");
    const version = searchParams.get("updated_at")?.replace("eq.", "");
    if (request.method === "GET") return Response.json(id ? rows.filter((row) => row.id === id) : rows);
    asked.push(`${request.method} ${id ?? "new"}`);
    await held;
    const hit = rows.filter((row) => row.id === id && (version === undefined || row.updated_at === version));
    if (request.method === "DELETE") rows = rows.filter((row) => row.id !== id);
    if (request.method === "PATCH" && hit[0]) Object.assign(hit[0], await request.json(), { updated_at: "v2" });
    return Response.json(hit);
  });
});

/** `mayInCommand`: what has changed since the page was drawn. */
function open(address: string, may: Permissions = () => true, mayInCommand = may, toasts = things.titles.toasts) {
  holdPermissions(mayInCommand);
  return openRoutes(
    [
      {
        path: "/cosas/:id?/eliminar?",
        element: (
          <PermissionsContext value={may}>
            <Things resource={{ ...things, titles: { ...things.titles, toasts } }} />
          </PermissionsContext>
        ),
        loader: () => loadList(table, things.titles.toasts.loadFailed),
        shouldRevalidate: onlyWhenAsked,
        hydrateFallbackElement: <p>Cargando…</p>,
      },
    ],
    address,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const names = () => screen.getAllByRole("rowheader").map((element) => element.textContent);
const formIsThere = () => screen.findByLabelText("Nombre");
const type = (value: string) => fireEvent.change(screen.getByLabelText("Nombre"), { target: { value } });

it("opens the form of a row at its address, without reading the list again", async () => {
  const router = open("/cosas");
  const button = await screen.findByRole("button", { name: "Editar Banco" });
  rows = [];
  fireEvent.click(button);
  await formIsThere();
  expect(router.state.location.pathname).toBe("/cosas/1");
  expect(screen.getByLabelText<HTMLInputElement>("Nombre").value).toBe("Banco");
});

it("saves the row in the address, shows the list anew and says so", async () => {
  const router = open("/cosas/1");
  await formIsThere();
  type("Banco plano");
  press("Guardar Cambios");
  await waitFor(() => expect(router.state.location.pathname).toBe("/cosas"));
  expect(asked).toEqual(["PATCH 1"]);
  await waitFor(() => expect(names()).toEqual(["Banco plano", "Mancuerna"]));
  await screen.findByText("Guardada.");
});

it.each([
  ["create", "/cosas/nuevo"],
  ["update", "/cosas/1"],
])("refuses to %s a row for whom that may not be done, and keeps the text", async (deed, address) => {
  open(
    address,
    () => true,
    (asked, name) => asked !== deed || name !== "things",
  );
  await formIsThere();
  type("Prensa");
  press("Guardar Cambios");
  await screen.findByText(refused);
  expect(screen.getByLabelText<HTMLInputElement>("Nombre").value).toBe("Prensa");
  expect(asked).toEqual([]);
});

it("refuses to delete a row for whom that may not be done", async () => {
  open(
    "/cosas/1/eliminar",
    () => true,
    (deed) => deed !== "delete",
  );
  await screen.findByRole("alertdialog");
  press("Eliminar");
  await screen.findByText(refused);
  expect(asked).toEqual([]);
  expect(rows).toHaveLength(2);
});

it("says beside the field what only the backend knows, and keeps the text", async () => {
  open("/cosas/1");
  await formIsThere();
  type("Taquilla");
  press("Guardar Cambios");
  await screen.findByText("Ya hay una.");
  await screen.findByText("Ocupado.");
  expect(screen.getByLabelText<HTMLInputElement>("Nombre").value).toBe("Taquilla");
  expect(asked).toEqual([]);
});

it("shows what somebody else saved meanwhile instead of overwriting it", async () => {
  open("/cosas/1");
  await formIsThere();
  rows = [{ id: "1", updated_at: "v5", name: "Banco inclinado" }];
  type("Banco plano");
  press("Guardar Cambios");
  const question = await screen.findByRole("alertdialog");
  expect(
    within(question)
      .getAllByRole("cell")
      .map((element) => element.textContent),
  ).toEqual(["Banco plano", "Banco inclinado"]);
});

/** Its sentence stands in the specification, and says nothing of why. */
const brief: SectionToasts = { ...things.titles.toasts, saveFailed: () => failed("No se pudo actualizar la cosa.") };

it.each([
  [things.titles.toasts, "delete", "No se pudo cambiar: Esta ficha se ha eliminado mientras tanto.", "Restáurala"],
  [brief, "delete", "No se pudo actualizar la cosa. Esta ficha se ha eliminado mientras tanto.", "Restáurala"],
  [brief, "nothing", "No se pudo actualizar la cosa. Esta ficha se ha eliminado mientras tanto.", "Pide que"],
])("says that a colleague has deleted the row, keeps the text and names the way back", async (...given) => {
  const [toasts, deed, start, way] = given;
  open("/cosas/1", (asked) => asked !== "delete" || asked === deed, undefined, toasts);
  await formIsThere();
  rows = [];
  type("Banco plano");
  press("Guardar Cambios");
  const said = await screen.findByText(start, { exact: false });
  expect(said.textContent).toContain(`Lo que has escrito sigue aquí. ${way}`);
  expect(screen.getByLabelText("Nombre")).toHaveProperty("value", "Banco plano");
});

it("deletes the row in the address once that is confirmed", async () => {
  const router = open("/cosas/2/eliminar");
  const question = await screen.findByRole("alertdialog");
  fireEvent.click(within(question).getByRole("button", { name: "Eliminar" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/cosas"));
  await waitFor(() => expect(names()).toEqual(["Banco"]));
  expect(asked).toEqual(["DELETE 2"]);
});

it("leaves the question open when the row cannot be deleted", async () => {
  open("/cosas/2/eliminar");
  const question = await screen.findByRole("alertdialog");
  rows = [];
  fireEvent.click(within(question).getByRole("button", { name: "Eliminar" }));
  await screen.findByText("No se ha borrado ninguna fila.");
  expect(screen.queryByRole("alertdialog")).not.toBeNull();
});

it.each([
  ["/cosas/nuevo", "No se pudo crear: sin sitio en el disco"],
  ["/cosas/1", "No se pudo cambiar: sin sitio en el disco"],
])("says why nothing was saved at %s, and keeps the text", async (address, sentence) => {
  open(address);
  await formIsThere();
  isBroken = true;
  type("Prensa");
  press("Guardar Cambios");
  await screen.findByText(sentence);
  expect(screen.getByLabelText<HTMLInputElement>("Nombre").value).toBe("Prensa");
});

it("says that the list cannot be read, and reads it again when asked", async () => {
  isBroken = true;
  open("/cosas");
  await screen.findByText("No se pudieron cargar.");
  isBroken = false;
  // The toast is there before the list says it.
  await screen.findByRole("button", { name: "Reintentar" });
  press("Reintentar");
  await screen.findByText("Mancuerna");
});

it("says of an address without row that it is not there", async () => {
  open("/cosas/9");
  await screen.findByRole("dialog", { name: "Ya no está" });
});

it("shows no way to what may not be done", async () => {
  open("/cosas", (operation) => operation === "read");
  await screen.findByText("Mancuerna");
  expect(screen.queryByRole("button", { name: /Editar|Eliminar|Añadir/ })).toBeNull();
});

it("deletes a row also when its question is closed meanwhile, and the list stays where it is", async () => {
  const router = open("/cosas/2/eliminar");
  const question = await screen.findByRole("alertdialog");
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  fireEvent.click(within(question).getByRole("button", { name: "Eliminar" }));
  await waitFor(() => expect(asked).toEqual(["DELETE 2"]));
  fireEvent.click(within(question).getByRole("button", { name: "Cancelar" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/cosas"));
  fireEvent.click(await screen.findByRole("button", { name: "Editar Banco" }));
  await formIsThere();
  resolve();
  await screen.findByText("Eliminada.");
  expect(router.state.location.pathname).toBe("/cosas/1");
});
