import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("each page that visitors read says what it is called, and nothing is inherited from its layout", () => {
  const pages = globSync("app/site/routes/**/*.tsx");
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((page) => !/^export (function|const) meta\b/m.test(readFileSync(page, "utf8")))).toEqual([]);
});
