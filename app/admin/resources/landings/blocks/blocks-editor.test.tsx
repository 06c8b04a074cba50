// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { backendAnswers, isSignedIn, openRoutes } from "#tests/fixtures/panel-dom.tsx";
import { newBlock } from "../../../../content/site/blocks/blocks.ts";
import type { StoredBlock } from "../../../../content/site/blocks/stored-block.ts";
import type { LandingPageDraft } from "../../../../content/site/landing-pages.ts";
import type { FormHandle } from "../../../form/form-handle.ts";
import { holdPermissions } from "../../../session/permissions.ts";
import { BlocksEditor } from "./blocks-editor.tsx";

function Editor() {
  const [blocks, setBlocks] = useState<StoredBlock[]>([
    newBlock("hero", { heading: "Abrimos" }),
    newBlock("text", { body: "Junto al parque" }),
    newBlock("questions"),
  ]);
  // Of a form, the editor asks for its blocks alone.
  const form = { draft: { blocks }, errors: {}, set: (_name: string, value: StoredBlock[]) => setBlocks(value) };
  return <BlocksEditor form={form as unknown as FormHandle<LandingPageDraft>} />;
}

it("puts a block back that was taken out, where it stood, beside what was done since", async () => {
  isSignedIn();
  holdPermissions(() => true);
  backendAnswers(() => Response.json([]));
  openRoutes([{ path: "/admin/landings/:id", element: <Editor /> }], "/admin/landings/1");
  const titles = () => [...document.querySelectorAll(".block-row b")].map((title) => title.textContent);
  fireEvent.click(await screen.findByRole("button", { name: /^Texto/ }));
  fireEvent.click(screen.getByRole("button", { name: "Quitar Texto" }));
  fireEvent.click(screen.getByRole("button", { name: "Duplicar Preguntas" }));
  expect(titles()).toEqual(["Portada", "Preguntas", "Preguntas"]);
  fireEvent.click(await screen.findByRole("button", { name: "Deshacer" }));
  expect(titles()).toEqual(["Portada", "Texto", "Preguntas", "Preguntas"]);
  await waitFor(() => expect(document.activeElement?.textContent).toContain("Junto al parque"));
  expect(document.querySelector(".toast")).toBeNull();
});
