// @vitest-environment happy-dom

import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useLayoutEffect, useRef, useState } from "react";
import { expect, it } from "vitest";
import { backendAnswers, isSignedIn, openRoutes } from "#tests/fixtures/panel-dom.tsx";
import { line, longText } from "../../content/columns.ts";
import { type DraftOf, entity, translatable } from "../../content/entity.ts";
import { TextField } from "../fields/text-field.tsx";
import type { FormHandle } from "../form/form-handle.ts";
import { TranslationPart } from "./translation-part.tsx";

const things = entity("things", {
  name: translatable(line("Nombre")),
  about: translatable(longText("Qué es")),
  code: line("Código"),
});
const nothing = () => undefined;

function Host({ known = {}, errors = {} }: { known?: object; errors?: object }) {
  const [draft, setDraft] = useState<DraftOf<typeof things>>({ ...things.empty({ name: "Bono" }), ...known });
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  });
  const form: FormHandle<typeof draft> = {
    ...{ draft, columns: things.columns, errors, files: new Map(), progress: new Map(), isNew: false, isSaving: false },
    ...{ fault: nothing, choose: nothing, waitFor: nothing, now: () => latest.current },
    set: (name, value) => setDraft((previous) => ({ ...previous, [name]: value })),
  };
  return (
    <>
      <TextField form={form} name="name" />
      <TranslationPart form={form} code="en" of={{ table: "events" }} />
    </>
  );
}

const open = (props: Parameters<typeof Host>[0] = {}) =>
  openRoutes([{ path: "/", element: <Host {...props} />, hydrateFallbackElement: <p /> }], "/");
/** A browser opens what is pressed and says so; here only the saying happens. */
const press = () => {
  const part = screen.getByRole("group");
  act(() => part.setAttribute("open", ""));
  fireEvent(part, new Event("toggle"));
};

it("is closed and says how much is translated; its fields say what they are and what they stand for", async () => {
  backendAnswers(() => Response.json({ configured: true, patienceMs: 30_000 }));
  isSignedIn();
  open({ known: { about: "Diez entradas" } });
  expect(screen.getByText("Inglés")).toBeTruthy();
  expect(screen.getByText("2 textos sin traducir")).toBeTruthy();
  expect(screen.queryByLabelText("Nombre en inglés")).toBeNull();

  press();
  const name = await screen.findByLabelText("Nombre en inglés");
  expect(name.getAttribute("lang")).toBe("en");
  expect(screen.getByText("En español: Diez entradas")).toBeTruthy();
  // Nothing is asked of what is the same in every language.
  expect(screen.queryByLabelText("Código en inglés")).toBeNull();
  fireEvent.change(name, { target: { value: "Pass" } });
  expect(screen.getByText("1 de 2 textos traducido")).toBeTruthy();
  // What is typed in Spanish can be translated at once.
  fireEvent.change(screen.getByLabelText("Nombre"), { target: { value: "" } });
  expect(screen.getByText("1 texto sin traducir")).toBeTruthy();
});

it("opens by itself where a translation is at fault", async () => {
  backendAnswers(() => Response.json({ configured: true, patienceMs: 30_000 }));
  isSignedIn();
  open({ errors: { "name@en": "Demasiado largo." } });
  expect(await screen.findByText("Demasiado largo.")).toBeTruthy();
  await screen.findByRole("button", { name: "Traducir el texto que falta" });
});

it("has what is empty translated as a draft that can be taken back, and keeps what somebody wrote", async () => {
  isSignedIn();
  const asked: string[] = [];
  backendAnswers(async (request) => {
    if (request.method === "GET") return Response.json({ configured: true, patienceMs: 30_000 });
    asked.push((await request.json()).query);
    return Response.json({ response: '<t id="1">Ten visits</t>' });
  });
  open({ known: { about: "Diez entradas", "name@en": "Pass" } });
  press();
  fireEvent.click(await screen.findByRole("button", { name: "Traducir el texto que falta" }));
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>("Qué es en inglés").value).toBe("Ten visits"));
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain("inglés británico");
  expect(asked[0]).not.toContain("Bono");
  expect(screen.getByLabelText<HTMLInputElement>("Nombre en inglés").value).toBe("Pass");

  fireEvent.click(screen.getByRole("button", { name: "Deshacer la traducción" }));
  expect(screen.getByLabelText<HTMLTextAreaElement>("Qué es en inglés").value).toBe("");
});

it("changes nothing when the AI refuses or is given up", async () => {
  isSignedIn();
  let answer = () => Response.json({ error: "late", code: "late" }, { status: 504 });
  let held: Promise<void> = Promise.resolve();
  backendAnswers(async ({ method }) => {
    if (method === "GET") return Response.json({ configured: true, patienceMs: 30_000 });
    await held;
    return answer();
  });
  open();
  press();
  fireEvent.click(await screen.findByRole("button", { name: "Traducir el texto que falta" }));
  await screen.findByText(/La IA ha tardado demasiado/);
  let release = nothing as () => void;
  held = new Promise((resolve) => {
    release = resolve;
  });
  answer = () => Response.json({ response: "Pass" });
  fireEvent.click(screen.getByRole("button", { name: "Traducir el texto que falta" }));
  fireEvent.click(await screen.findByRole("button", { name: "Cancelar" }));
  release();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Cancelar" })).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>("Nombre en inglés").value).toBe("");
});
