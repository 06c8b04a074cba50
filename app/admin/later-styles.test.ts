import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

// What is imported later brings no styles: a route names those of what it imports itself, and nobody adds to them.

const app = resolve(import.meta.dirname, "..");
const panel = readdirSync(join(app, "admin"), { recursive: true, encoding: "utf8" })
  .filter((text) => /(?<!\.test)\.tsx?$/.test(text))
  .map((text) => join(app, "admin", text));
const frame = ["root.tsx", "admin/document.tsx", "admin/layout/panel-layout.tsx"].map((text) => join(app, text));

/** Where a part is brought from inside another one: the one place where that is shown has its styles. */
const shownIn: Readonly<Record<string, string>> = {
  // Articles, and texts in the blocks of landings, whose list has the same sheets, are written in Markdown.
  "admin/translations/translation-fields.tsx": "admin/resources/articles/articles-resource.tsx",
  "admin/resources/landings/blocks/block-fields.tsx": "admin/resources/landings/landings.tsx",
  "admin/resources/landings/landing-preview.tsx": "admin/resources/landings/landings.tsx",
  // Tabs stand beside what colleagues comment on: those three sections have their sheet (below).
  "admin/resource/dialogs/row-dialogs.tsx": "ui/tabs.tsx",
};

const later = panel.flatMap((file) => found(file, /(?<!typeof )import\("([^"]+)"\)/g).map((part) => ({ file, part })));

test("the panel brings parts later", () => {
  expect(later.length).toBeGreaterThan(20);
});

test.each(later)("who brings $part has its styles: $file", ({ file, part }) => {
  const place = shownIn[file.slice(app.length + 1)];
  const there = stylesOf([...frame, file, ...(place ? [join(app, place)] : [])]);
  expect(
    [...stylesOf([part])].filter((style) => !there.has(style)).map((style) => style.slice(app.length + 1)),
  ).toEqual([]);
});

test.each(["articles/articles-resource.tsx", "events/events-resource.tsx", "landings/landings.tsx"])(
  "%s has the tabs of comments",
  (file) => {
    expect(stylesOf([join(app, "admin/resources", file)])).toContain(join(app, "ui/tabs.css"));
  },
);

/** The sheets of modules and of whatever they import at once. */
function stylesOf(modules: readonly string[]): Set<string> {
  const all = new Set(modules);
  for (const it of all) {
    if (it.endsWith(".css")) continue;
    for (const next of found(it, /^(?:import|export) (?!type )(?:[^;"]* from )?"([^"]+)";/gm)) all.add(next);
  }
  return new Set([...all].filter((text) => text.endsWith(".css")));
}

/** The files of ours that the text of one names. */
function found(file: string, pattern: RegExp): string[] {
  const names = [...readFileSync(file, "utf8").matchAll(pattern)].map(([, name = ""]) => name);
  return names
    .map((name) => (name.startsWith("#app/") ? join(app, name.slice("#app/".length)) : join(dirname(file), name)))
    .filter((text) => /\.(tsx?|css)$/.test(text) && existsSync(text));
}
