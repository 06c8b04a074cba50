import { expect, it } from "vitest";
import { nearestWord } from "./nearest-word.ts";

const clubs = ["ACACIAS", "RETIRO", "VALDEBEBAS", "Chamberí"];

it("finds the word behind a slip of the hand", () => {
  expect(nearestWord("Valdevebas", clubs)).toBe("VALDEBEBAS");
  expect(nearestWord(" chamberi ", clubs)).toBe("Chamberí");
  expect(nearestWord("Acasias", clubs)).toBe("ACACIAS");
});

it("offers none where none is near, or two are as near", () => {
  expect(nearestWord("Móstoles", clubs)).toBeNull();
  expect(nearestWord("Retirón de abajo", clubs)).toBeNull();
  expect(nearestWord("cama", ["casa", "caza"])).toBeNull();
  expect(nearestWord("", ["S", "M"])).toBeNull();
});
