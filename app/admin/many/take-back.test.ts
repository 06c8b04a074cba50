// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { backendAnswers, isSignedIn } from "#tests/fixtures/panel-dom.tsx";
import { neutral } from "#texts/toast-text.ts";
import { holdPermissions } from "../session/permissions.ts";
import { takeBack } from "./take-back.ts";

/** What is said where the database refuses like this. */
async function saidOf(refusal: { message: string; details?: string; hint?: string }): Promise<string> {
  isSignedIn();
  holdPermissions(() => true);
  const club = { id: "acacias", name: "ACACIAS", link: null, is_internal: true, is_under_construction: false };
  const answers = { precios: [{ key: "1", name: "Mensual" }], clubs: [club] };
  backendAnswers(({ url }) =>
    Response.json(url.includes("/precios?") ? answers.precios : answers.clubs, {
      headers: { "content-range": "0-0/1" },
    }),
  );
  const undo = () => Promise.reject(Object.assign(new Error(refusal.message), refusal));
  await takeBack(undo, neutral("Éxito"), async () => undefined);
  return vi.waitFor(() => {
    const text = document.querySelector(".toast p")?.parentElement?.textContent;
    return text || expect.fail("nothing is said yet");
  });
}

const since = (...gone: boolean[]) => ({
  message: "No se ha deshecho nada",
  details: JSON.stringify({
    table: "precios",
    rows: gone.map((it, at) => ({ row: String(at + 1), club: "acacias", gone: it })),
    others: 2,
  }),
});

it("tells what was deleted since from what was changed", async () => {
  expect(await saidOf(since(false, true))).toContain(
    "Mensual · ACACIAS ha cambiado después y se queda como ahora. Una fila se ha eliminado después",
  );
});

it("names nothing where all was deleted", async () => {
  const said = await saidOf(since(true, true));
  expect(said).toContain("2 filas se han eliminado después: quien ve la Papelera puede restaurarlas.");
  expect(said).not.toContain("ha cambiado");
});

it("says to whoever comes second that it was undone already", async () => {
  const said = await saidOf({ message: "Alguien lo ha deshecho antes.", hint: "undone" });
  expect(said).toContain("Ya estaba deshecho");
  expect(said).not.toContain("No se ha deshecho");
});
