import { expect, it } from "vitest";
import { pageNumber, pagePath, pagesFor } from "./paging.ts";

it("reads the number of a page, and nothing that is none", () => {
  expect(pageNumber(null)).toBe(1);
  expect(pageNumber("12")).toBe(12);
  for (const text of ["", "0", "-1", "1.5", "01", " 2", "dos", "1e3", "999999"]) expect(pageNumber(text)).toBeNull();
});

it("gives a list as many pages as it fills, and an empty one a single page", () => {
  expect([0, 1, 12, 13, 24, 25].map((count) => pagesFor(count, 12))).toEqual([1, 1, 1, 2, 2, 3]);
});

it("puts the first page at the list's own address", () => {
  expect([1, 2].map((page) => pagePath("/9ftoday", page))).toEqual(["/9ftoday", "/9ftoday?pagina=2"]);
});
