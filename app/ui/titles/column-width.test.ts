import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { columnWidth } from "./column-width.ts";

const tokens = readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf8");
const token = (name: string) => new RegExp(`${name}: ([^;]+);`).exec(tokens)?.[1] ?? "";

test("the width of a column is reckoned with the page's own margins", () => {
  const all = columnWidth(12);
  expect(all).toBe(`calc(min(100vw, ${token("--container-page")}) - 2 * ${token("--spacing-gutter")})`);
});

test("half the page loses half a gap on each side", () => {
  const gap = token("--spacing-gap");
  expect(columnWidth(6)).toContain(`+ ${gap}) * 6 / 12 - ${gap})`);
});
