import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { allEntities, entityTables } from "#tests/fixtures/all-entities.ts";
import { handleOf, panelForms } from "#tests/fixtures/panel-forms.tsx";
import { manifiestoContent } from "../../content/site/manifiesto.ts";
import { manifiestoColumns, manifiestoDraft } from "../../content/site/manifiesto-input.ts";
import { ManifiestoTabs } from "../manifiesto/manifiesto-tabs.tsx";

/** Columns without a field of their own in the form as it opens, and why. */
const elsewhere: Record<string, string> = {
  "articles.is_published": "is set by the dialog that publishes, and taken back in the form of what is public",
  "page_words.page": "comes with the row, and stands over its fields",
  "landing_pages.blocks": "are in a tab of their own",
  "landing_pages.json": "is in a tab of its own",
  "positions.display_order": "is moved in its list",
  "reply_templates.display_order": "is moved in its list",
  "activities.display_order": "is moved in its list",
};

/** Forms that are no `fields(form)`, by the files in which their fields stand. */
const formsOfTheirOwn: Record<string, string[]> = {
  class_exceptions: ["timetable/exception-form.tsx", "timetable/by-date.tsx"],
  club_classes: ["timetable/class-fields.tsx", "timetable/timetable-editor.tsx"],
  club_days: ["company/day-fields.tsx", "timetable/special-days.tsx"],
  company: ["company/company-fields.tsx"],
  partner_submissions: ["resources/partners/proposal-dialog.tsx"],
  privacy_settings: ["privacy/terms-form.tsx"],
  site_content: ["content/hero-card.tsx", "content/logos-card.tsx", "header/call-to-action-card.tsx"].map(
    (value) => `resources/${value}`,
  ),
};

it.each(panelForms)("the form of $table has a field for each column", async ({ table, columns, fields }) => {
  const shown = await fieldNames(fields());
  const missing = columns.filter((name) => !shown.includes(name));
  expect(missing.map((name) => `${table}.${name}`).filter((name) => !(name in elsewhere))).toEqual([]);
  // And each field has a column, or it would have no words.
  expect(shown.filter((name) => !columns.includes(name))).toEqual([]);
});

const inOrder = panelForms.filter(({ columns }) => columns.includes("display_order"));

it.each(inOrder)("the list of $table can be put in order", ({ isOrdered }) => expect(isOrdered).toBe(true));

it("the form of the Manifiesto has a field for each column", async () => {
  const form = handleOf(manifiestoDraft(manifiestoContent.parse({})), manifiestoColumns);
  const parts = ["hero", "mission", "vision", "lines", "cta"] as const;
  const shown = await Promise.all(
    parts.map((part) => fieldNames(<ManifiestoTabs form={form} selected={part} onSelect={() => undefined} />)),
  );
  expect(new Set(shown.flat())).toEqual(new Set(Object.keys(manifiestoColumns)));
});

it.each(Object.entries(formsOfTheirOwn))("the form of %s asks for each column", (table, files) => {
  const text = files.map((file) => readFileSync(`app/admin/${file}`, "utf8")).join("\n");
  const columns = allEntities
    .filter((entity) => entity.table === table)
    .flatMap((entity) => Object.keys(entity.columns));
  expect(columns.filter((name) => !new RegExp(`\\b${name}\\b`).test(text)).map((name) => `${table}.${name}`)).toEqual(
    [],
  );
});

it("every table that people write has its form looked at here", () => {
  const checked = [...Object.keys(formsOfTheirOwn), ...panelForms.map(({ table }) => table)];
  expect(checked.toSorted()).toEqual(entityTables);
});

/** Of the form with all that comes later. */
async function fieldNames(fields: React.ReactNode): Promise<string[]> {
  const router = createMemoryRouter([{ path: "/", element: fields }]);
  const { prelude } = await prerenderToNodeStream(<RouterProvider router={router} />);
  const html = await text(prelude);
  return [...html.matchAll(/data-field="([^"]*)"/g)].map(([, name = ""]) => name);
}
