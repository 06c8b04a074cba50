import { expect, it } from "vitest";
import { addToList, joinLines, parseLines } from "./text-list.ts";

it("takes one service per line and drops blank ones", () => {
  expect(parseLines(" Sala \r\n\n  \nClases\rAgua")).toEqual(["Sala", "Clases", "Agua"]);
  expect(parseLines("")).toEqual([]);
  expect(parseLines(joinLines(["Sala", "Clases"]))).toEqual(["Sala", "Clases"]);
});

it("adds a colour only when it is not blank and not there yet", () => {
  expect(addToList(["Negro"], " Cuero ")).toEqual(["Negro", "Cuero"]);
  expect(addToList(["Negro"], "Negro")).toEqual(["Negro"]);
  expect(addToList(["Negro", "Marrón"], " negro ")).toEqual(["Negro", "Marrón"]);
  expect(addToList(["Negro", "Marrón"], "MARRON")).toEqual(["Negro", "Marrón"]);
  expect(addToList(["Negro"], "  ")).toEqual(["Negro"]);
});
