import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

// What `:has` asks of any element, or has any element styled by, a browser asks and styles anew for whatever comes or goes
// on the page: one element inserted into the panel once styled 2,131.

it("asks and styles by `:has` only what has a name", () => {
  const selectors = globSync("app/**/*.css").flatMap((file) => selectorsOf(readFileSync(file, "utf8")));
  expect(selectors.filter((selector) => selector.includes(":has(")).length).toBeGreaterThan(50);
  expect(selectors.filter(isCostly)).toEqual([]);
});

it.each([
  ":has(.writing)",
  ".list :not(:has(.late))",
  "div:has(> .late) p",
  "html:has(> :not(.late))",
  "body:has(:checked) .toast",
  ".panel__main:has(.writing) > div > :not(.writing)",
  ".panel { &:has(.recovery-codes) { & :not(.sidebar) { display: none; } } }",
])("knows what is costly: %s", (text) => {
  expect((text.includes("{") ? selectorsOf(text) : [text]).some(isCostly)).toBe(true);
});

/** Every selector of a sheet as if nothing were nested. */
function selectorsOf(sheet: string): string[] {
  const found: string[] = [];
  const open: string[][] = [];
  for (const [, begin = "", sign] of sheet.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/([^{};]*)([{};])/g)) {
    if (sign === "}") open.pop();
    if (sign !== "{") continue;
    const outer = open.at(-1) ?? [""];
    const nested = (selector: string) =>
      outer.map((parent) => (selector.includes("&") ? selector.replaceAll("&", parent) : `${parent} ${selector}`));
    const inner = begin.trim().startsWith("@") ? outer : split(begin, /,/).flatMap(nested);
    open.push(inner);
    found.push(...inner);
  }
  return [...new Set(found)];
}

function isCostly(selector: string): boolean {
  const compounds = split(selector, /\s/);
  const isKnown = (at: number) =>
    hasName(compounds[at] ?? "") || (compounds[at - 1] === ">" && hasName(compounds[at - 2] ?? ""));
  return compounds.some((compound, at) => {
    if (!compound.includes(":has(")) return false;
    const isOne = /^(html|:root|body|main)\b/.test(compound);
    const asked = listsOf("has", compound).flatMap((list) => list.map((one) => split(one, /\s/).at(-1) ?? ""));
    const isStyled = at === compounds.length - 1 || isKnown(compounds.length - 1);
    return !isStyled || (isOne ? !asked.every(hasName) : !isKnown(at));
  });
}

/** A class, an id, an attribute or a type, but for those that pages are made of; also each of several. */
function hasName(compound: string): boolean {
  let own = compound;
  while (/\([^()]*\)/.test(own)) own = own.replaceAll(/\([^()]*\)/g, "");
  return /[.#[]|^(?!div\b|span\b)[a-z]/.test(own) || listsOf("is", compound).some((list) => list.every(hasName));
}

/** What stands in the brackets of each `:has`, `:is` … */
function listsOf(name: string, compound: string): string[][] {
  const [, ...rest] = compound.split(`:${name}(`);
  return rest.map((text) => split(split(text, /\)/, true)[0] ?? "", /,/));
}

/** Parts a text where no bracket is open. */
function split(text: string, at: RegExp, isFirst = false): string[] {
  const parts = [""];
  let depth = 0;
  for (const sign of text) {
    if (depth === 0 && at.test(sign) && (parts.length === 1 || !isFirst)) parts.push("");
    else parts.push((parts.pop() ?? "") + sign);
    if (/[([]/.test(sign)) depth++;
    if (/[)\]]/.test(sign) && depth > 0) depth--;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}
