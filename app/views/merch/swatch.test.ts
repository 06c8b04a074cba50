import { expect, it } from "vitest";
import { swatch } from "./swatch.ts";

it("knows colours by their Spanish names, whatever their case and accents", () => {
  expect(swatch("Negro")).toBe("#151513");
  expect(swatch("MARRÓN")).toBe(swatch("marron"));
});

it("takes the most telling word of a name", () => {
  expect(swatch("Azul marino")).toBe(swatch("marino"));
  expect(swatch("Verde oliva")).toBe(swatch("oliva"));
  expect(swatch("Negro mate")).toBe(swatch("negro"));
});

it("shows no dot for a colour it does not know", () => {
  for (const name of ["Aurora", "", "constructor", "💪"]) expect(swatch(name)).toBeNull();
});
