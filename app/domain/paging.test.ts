import { expect, it } from "vitest";
import { pageNumber, pageOf } from "./paging.ts";

it("reads the number of a page, and nothing that is none", () => {
  expect(pageNumber(null)).toBe(1);
  expect(pageNumber("12")).toBe(12);
  for (const text of ["", "0", "-1", "1.5", "01", " 2", "dos", "1e3", "999999"]) expect(pageNumber(text)).toBeNull();
});

it("gives each page its items and the last one what is left", () => {
  const list = [1, 2, 3, 4, 5];
  expect(pageOf(list, 1, 2)).toEqual({ items: [1, 2], page: 1, pages: 3 });
  expect(pageOf(list, 3, 2)).toEqual({ items: [5], page: 3, pages: 3 });
  expect(pageOf(list, 4, 2)).toBeNull();
});

it("has one empty page for an empty list", () => {
  expect(pageOf([], 1, 12)).toEqual({ items: [], page: 1, pages: 1 });
  expect(pageOf([], 2, 12)).toBeNull();
});
