// @vitest-environment happy-dom

import { expect, it } from "vitest";
import { backendAnswers } from "#tests/fixtures/panel-dom.tsx";
import { clubs } from "../../../content/clubs/club.ts";
import { checkClub } from "./club-form-input.ts";

const values = { ...clubs.input.parse({ ...clubs.empty(), name: "Retiro", link: "retiro" }), id: "retiro" };
const stored = { ...values, id: "retiro", created_at: "2026-01-01", updated_at: "2026-01-01", display_order: 1 };

it("asks which clubs there are by now: another one may have got the name since the list was read", async () => {
  backendAnswers(() => Response.json([stored], { headers: { "content-range": "0-0/1" } }));
  expect(await checkClub(values, null)).toEqual({
    faults: { name: "Ya hay un club con este nombre.", link: "Este enlace ya lleva al club Retiro. Usa otro." },
  });
  expect(await checkClub(values, "retiro")).toEqual({ values });
});

it("gives a new club an id that none has by now", async () => {
  backendAnswers(() => Response.json([stored], { headers: { "content-range": "0-0/1" } }));
  const named = { ...values, name: "Retíro!", link: null };
  expect(await checkClub(named, null)).toEqual({ values: { ...named, id: "retiro2" } });
});

it("leaves the word to the save when nobody can be asked", async () => {
  backendAnswers(() => new Response("no", { status: 500 }));
  expect(await checkClub(values, null)).toEqual({ values });
});
