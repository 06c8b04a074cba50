// @vitest-environment happy-dom

import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useLoaderData } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import type { Ordered } from "#domain/lists/ordering.ts";
import { isSignedIn, openRoutes } from "#tests/fixtures/panel-dom.tsx";
import { done, failed } from "#texts/admin/section-toasts.ts";
import type { ListDescription } from "../resource.ts";
import type { ManualOrder } from "./manual-order.ts";
import { OrderedRows } from "./ordered-rows.tsx";
import type { Move } from "./use-ordering.ts";

const inOrder = <Row extends Ordered>(list: readonly Row[]) =>
  list.toSorted((one, other) => one.display_order - other.display_order);

interface Row extends Ordered {
  name: string;
  updated_at: string;
}

/** What the backend would hold. */
let stored: Row[];

const rowsOf = (...names: string[]) =>
  names.map((name, at): Row => ({ id: name.toLowerCase(), name, display_order: at + 1, updated_at: "v1" }));

const drawn = { first: 60, limit: 60, showMore: () => undefined };

interface PeopleProps {
  resource: ListDescription<Row>;
  order: ManualOrder<Row>;
  store: (move: Move) => Promise<void>;
  /** The row behind these, where they are a page. */
  after?: Row | undefined;
}

function People({ after, ...props }: PeopleProps) {
  const stretch = { rows: useLoaderData<Row[]>(), ...(after && { after }) };
  return <OrderedRows {...props} stretch={stretch} drawn={drawn} path="/" />;
}

type Save = (changes: readonly Ordered[]) => Promise<void>;

const open = (save: Save) => openList(({ changes }) => save(changes));

function openList(store: (move: Move) => Promise<void>, after?: Row): void {
  const order: ManualOrder<Row> = {
    partOf: () => "",
    placeOf: ({ id, display_order }) => ({ id, display_order }),
    reordered: done("Orden actualizado."),
    reorderFailed: failed,
  };
  const words = {
    list: "Personas",
    about: "",
    add: "",
    create: "",
    edit: "",
    one: "",
    many: "",
    theOne: "",
    empty: "",
  };
  const said = done("");
  const resource: ListDescription<Row> = {
    table: { name: "people", schema: z.any(), order: [] },
    titles: {
      ...words,
      toasts: {
        loadFailed: () => said,
        saved: () => said,
        saveFailed: () => said,
        deleted: said,
        deleteFailed: () => said,
      },
    },
    nameOf: (row) => row.name,
    columns: [{ title: "Nombre", text: (row) => row.name, kind: "name" }],
    order,
  };
  openRoutes(
    [
      {
        path: "/",
        loader: () => inOrder(stored),
        element: <People resource={resource} order={order} store={store} after={after} />,
        hydrateFallbackElement: <p />,
      },
    ],
    "/",
  );
}

const names = () => screen.getAllByRole("rowheader").map((element) => element.textContent);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const keepsWhatItIsGiven: Save = async (changes) => {
  const numbers = new Map(changes.map(({ id, display_order }) => [id, display_order]));
  stored = stored.map((row) => ({ ...row, display_order: numbers.get(row.id) ?? row.display_order }));
};
const hear = (text: string) => waitFor(() => expect(document.querySelector(".toast")?.textContent).toContain(text));

beforeEach(() => {
  isSignedIn();
  stored = rowsOf("Ana", "Bea", "Carmen");
});

it("moves a row at once, says where it stands, stores both places and keeps the focus on its arrow", async () => {
  const save = vi.fn(keepsWhatItIsGiven);
  open(save);
  await screen.findByRole("table", { name: "Personas" });
  screen.getByRole("button", { name: "Bajar Ana" }).focus();
  press("Bajar Ana");
  expect(names()).toEqual(["Bea", "Ana", "Carmen"]);
  expect(screen.getByText("Ana: posición 2 de 3.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Bajar Ana" }));
  await hear("Orden actualizado.");
  expect(save.mock.calls.map(([changes]) => [changes])).toEqual([
    [
      [
        { id: "bea", display_order: 1 },
        { id: "ana", display_order: 2 },
      ],
    ],
  ]);
});

it("gives the focus to the other arrow where a row can go no further: small windows have no handle", async () => {
  open(keepsWhatItIsGiven);
  (await screen.findByRole("button", { name: "Bajar Bea" })).focus();
  press("Bajar Bea");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Subir Bea" }));
  await hear("Orden actualizado.");
});

it("lets the first row not go up and the last one not down", async () => {
  open(keepsWhatItIsGiven);
  await screen.findByRole("table");
  const isOff = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name }).disabled;
  expect(["Subir Ana", "Bajar Ana", "Subir Carmen", "Bajar Carmen"].map(isOff)).toEqual([true, false, false, true]);
});

it("moves by the arrow keys on the handle, and does not scroll meanwhile", async () => {
  open(keepsWhatItIsGiven);
  const handle = await screen.findByRole("button", { name: /^Mover Carmen/ });
  expect(fireEvent.keyDown(handle, { key: "ArrowUp" })).toBe(false);
  expect(names()).toEqual(["Ana", "Carmen", "Bea"]);
  expect(fireEvent.keyDown(handle, { key: "a" })).toBe(true);
  await hear("Orden actualizado.");
});

it("saves quick moves one after the other, and shows the last of them all the while", async () => {
  const saves: { changes: readonly Ordered[]; finish: () => void }[] = [];
  open(
    (changes) =>
      new Promise((resolve) => {
        saves.push({ changes, finish: () => resolve(keepsWhatItIsGiven(changes)) });
      }),
  );
  await screen.findByRole("table");
  press("Bajar Ana");
  press("Bajar Ana");
  expect(names()).toEqual(["Bea", "Carmen", "Ana"]);
  await waitFor(() => expect(saves).toHaveLength(1));
  saves[0]?.finish();
  await waitFor(() => expect(saves).toHaveLength(2));
  expect(names()).toEqual(["Bea", "Carmen", "Ana"]);
  saves[1]?.finish();
  await hear("Orden actualizado.");
  expect(inOrder(stored).map(({ name }) => name)).toEqual(["Bea", "Carmen", "Ana"]);
  expect(names()).toEqual(["Bea", "Carmen", "Ana"]);
});

it("goes back to what is stored when a move fails, without the moves that were made on top of it", async () => {
  const save = vi.fn<Save>(keepsWhatItIsGiven);
  save.mockRejectedValueOnce(new Error("la base de datos no responde"));
  open(save);
  await screen.findByRole("table");
  press("Bajar Ana");
  press("Bajar Ana");
  await hear("la base de datos no responde");
  await waitFor(() => expect(names()).toEqual(["Ana", "Bea", "Carmen"]));
  expect(screen.getByText("No se ha movido: la lista vuelve a estar como estaba.")).toBeTruthy();
  expect(save).toHaveBeenCalledTimes(1);
  press("Bajar Bea");
  await hear("Orden actualizado.");
  await waitFor(() => expect(names()).toEqual(["Ana", "Carmen", "Bea"]));
});

it("moves a row of a page beside its neighbours, past the page's end too", async () => {
  const store = vi.fn(async (_: Move) => undefined);
  const [next] = rowsOf("Dora");
  openList(store, next);
  await screen.findByRole("table");
  press("Subir Carmen");
  expect(screen.getByText("Carmen: fila 2 de esta página.")).toBeTruthy();
  await hear("Orden actualizado.");
  // The list that was read anew knows nothing of the move: this backend keeps none.
  await waitFor(() => expect(names()).toEqual(["Ana", "Bea", "Carmen"]));
  press("Bajar Carmen");
  expect(names()).toEqual(["Ana", "Bea"]);
  expect(screen.getByText("Carmen: pasa a otra página.")).toBeTruthy();
  await waitFor(() => expect(store).toHaveBeenCalledTimes(2));
  expect(store.mock.calls.map(([{ moved, neighbour, isAfter }]) => [moved, neighbour, isAfter])).toEqual([
    ["carmen", "bea", false],
    ["carmen", "dora", true],
  ]);
});

const drag = async (name: RegExp) => {
  open(keepsWhatItIsGiven);
  const handle = await screen.findByRole("button", { name });
  handle.setPointerCapture = () => undefined;
  fireEvent.pointerDown(handle, { button: 0, clientY: 10 });
  fireEvent.pointerMove(handle, { clientY: 90 });
  return handle;
};

it("moves a row that is dragged by its handle to where it is dropped", async () => {
  const handle = await drag(/^Mover Ana/);
  const row = handle.closest("tr");
  expect(row?.style.translate).toBe("0 80px");
  fireEvent.pointerUp(handle, { clientY: 90 });
  expect(names()).toEqual(["Bea", "Carmen", "Ana"]);
  expect(row?.style.translate).toBe("");
  await hear("Orden actualizado.");
});

it("leaves a row where it was when its drag is given up, or it was hardly moved", async () => {
  const handle = await drag(/^Mover Ana/);
  fireEvent.keyDown(document.body, { key: "Escape" });
  fireEvent.pointerUp(handle, { clientY: 90 });
  expect(names()).toEqual(["Ana", "Bea", "Carmen"]);
  fireEvent.pointerDown(handle, { button: 0, clientY: 10 });
  fireEvent.pointerUp(handle, { clientY: 14 });
  expect(names()).toEqual(["Ana", "Bea", "Carmen"]);
  expect(handle.closest("tr")?.className).toBe("");
});
