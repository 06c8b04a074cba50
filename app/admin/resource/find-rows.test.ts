import { expect, test } from "vitest";
import { findRows, makeFindable } from "./find-rows.ts";

const rows = makeFindable(
  [
    { club: "Cañaveral", title: "Preventa" },
    { club: "Acacias", title: "Anual" },
    { club: "Acacias", title: "Mañanas" },
  ],
  [(row) => row.club, (row) => row.title],
);
const titles = (search: string) => findRows(rows, search).map(({ title }) => title);

test("a search without accents finds names that have them", () => {
  expect(titles("canaveral")).toEqual(["Preventa"]);
  expect(titles("MAÑANAS")).toEqual(["Mañanas"]);
});

test("every word has to be found, in any column", () => {
  expect(titles("acacias anual")).toEqual(["Anual"]);
  expect(titles("anual preventa")).toEqual([]);
});

test("an empty search shows everything", () => {
  expect(titles("  ")).toEqual(["Preventa", "Anual", "Mañanas"]);
});

test("words do not run together over columns", () => {
  expect(titles("acaciasanual")).toEqual([]);
});
