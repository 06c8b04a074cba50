// @vitest-environment happy-dom

import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useRef } from "react";
import { Outlet } from "react-router";
import { expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { openRoutes } from "#tests/fixtures/panel-dom.tsx";
import { done, failed } from "#texts/admin/section-toasts.ts";
import { MarkdownArea } from "../fields/markdown-area.tsx";
import { CardForm } from "./card-form.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { useDraftForm } from "./use-draft-form.ts";

const save = vi.fn();

function Form() {
  const area = useRef(null);
  const form = useDraftForm({
    key: "articles/1",
    initial: { content: "Uno" },
    version: "v1",
    isNew: false,
    columns: { content: { label: "Contenido" } },
    input: z.object({ content: z.string() }),
    save: async ({ values }) => {
      save(values);
      return { kind: "saved", toast: done(""), id: "1", version: "v2" };
    },
    saveFailed: failed,
    onSaved: () => undefined,
  });
  const saving = (
    <button type="button" onClick={() => void form.submit()}>
      Guardar y seguir
    </button>
  );
  return (
    <CardForm title="Artículo" about="" save="Guardar" form={form} aside={saving}>
      <MarkdownArea
        ref={area}
        control={{ "aria-label": "Contenido" }}
        lang={undefined}
        value={form.draft.content}
        onChange={(text) => form.set("content", text)}
      />
    </CardForm>
  );
}

/** Somebody types, and has not rested yet. */
function typeInTheMidst() {
  const layout = (
    <>
      <Outlet />
      <LeaveDialog />
    </>
  );
  const children = ["/", "/otra", "/login"].map((path) => ({
    path,
    element: path === "/" ? <Form /> : <h1>{path}</h1>,
  }));
  const router = openRoutes([{ element: layout, children }], "/");
  fireEvent.change(screen.getByLabelText("Contenido"), { target: { value: "Uno, dos" } });
  expect(screen.queryByRole("button", { name: "Descartar" })).toBeNull();
  return router;
}

const kept = () => JSON.parse(localStorage.getItem("9f-draft:articles/1") ?? "{}").draft?.content;

it("keeps what is being typed when the tab closes", () => {
  typeInTheMidst();
  fireEvent(window, new Event("pagehide"));
  expect(kept()).toBe("Uno, dos");
});

it("keeps it when the tab is hidden, from which a phone may not come back", () => {
  typeInTheMidst();
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  fireEvent(document, new Event("visibilitychange"));
  hidden.mockRestore();
  expect(kept()).toBe("Uno, dos");
});

it("keeps it when the session ends in another tab and this one is led to the sign-in", async () => {
  const router = typeInTheMidst();
  await act(() => router.navigate("/login"));
  await screen.findByRole("heading", { name: "/login" });
  expect(kept()).toBe("Uno, dos");
});

it("asks before the tab is closed on it", () => {
  typeInTheMidst();
  const closing = new Event("beforeunload", { cancelable: true });
  fireEvent(window, closing);
  expect(closing.defaultPrevented).toBe(true);
});

it("asks before it is left for another page of the panel", async () => {
  const router = typeInTheMidst();
  await act(() => router.navigate("/otra"));
  await screen.findByRole("alertdialog", { name: "¿Salir sin guardar?" });
  expect(router.state.location.pathname).toBe("/");
});

it("saves it with the rest, although the text has the focus still", async () => {
  typeInTheMidst();
  fireEvent.click(screen.getByRole("button", { name: "Guardar y seguir" }));
  await waitFor(() => expect(save).toHaveBeenCalledWith({ content: "Uno, dos" }));
});
