import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, it } from "vitest";

// Blocks are brought by the pages that have some, with their sheets: a page names those of what it imports itself.

const app = resolve(import.meta.dirname, "../..");

it("names the sheets of everything that blocks show, and none that every landing has", () => {
  const there = sheetsOf(["root.tsx", "site/layout/bare-layout.tsx", "site/routes/landing.tsx"]);
  const needed = [...sheetsOf(["site/landings/built-blocks.tsx"])].filter((sheet) => !there.has(sheet));
  const named = readFileSync(join(app, "site/landings/block-sheets.ts"), "utf8").matchAll(/"#app\/(.+)\?url"/g);
  expect(needed.length).toBeGreaterThan(10);
  expect([...named].map(([, it]) => it).toSorted()).toEqual(needed.toSorted());
});

/** The sheets of modules and of whatever they import at once. */
function sheetsOf(files: readonly string[]): Set<string> {
  const all = new Set(files.map((file) => join(app, file)));
  for (const it of all) if (!it.endsWith(".css")) for (const next of importedBy(it)) all.add(next);
  return new Set([...all].filter((text) => text.endsWith(".css")).map((text) => text.slice(app.length + 1)));
}

function importedBy(file: string): string[] {
  const pattern = /^(?:import|export) (?!type )(?:[^;"]* from )?"([^"]+)";/gm;
  const names = [...readFileSync(file, "utf8").matchAll(pattern)].map(([, name = ""]) => name);
  return names
    .map((name) => (name.startsWith("#app/") ? join(app, name.slice("#app/".length)) : join(dirname(file), name)))
    .filter((text) => /\.(tsx?|css)$/.test(text) && existsSync(text));
}
