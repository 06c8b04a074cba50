import { expect, it } from "vitest";
import { type ExtraType, extraSections } from "./extra-sections.ts";

const extra = (type: ExtraType, display_order: number, is_visible = true) => ({ type, display_order, is_visible });

it("shows only the sections that have something to show", () => {
  const sections = extraSections([extra("servicio", 1), extra("pase", 1, false), extra("bono", 2), extra("bono", 1)]);
  expect(sections.map((section) => [section.title, section.extras.map((one) => one.display_order)])).toEqual([
    ["BONOS DE SESIONES", [1, 2]],
    ["SERVICIOS PREMIUM", [1]],
  ]);
});

it("shows none for a club without extras", () => {
  expect(extraSections([])).toEqual([]);
});
