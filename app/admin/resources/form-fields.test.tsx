import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { allEntities, entityTables } from "#tests/fixtures/all-entities.ts";
import { manifiestoContent } from "../../content/site/manifiesto.ts";
import { manifiestoColumns, manifiestoDraft } from "../../content/site/manifiesto-input.ts";
import { PublicationGroup } from "../fields/publication-group.tsx";
import type { FormHandle } from "../form/form-handle.ts";
import { ManifiestoTabs } from "../manifiesto/manifiesto-tabs.tsx";
import { activitiesResource } from "../timetable/activities.tsx";
import { articlesResource } from "./articles/articles-resource.tsx";
import { clubsResource } from "./clubs/clubs-resource.tsx";
import { extrasResource } from "./clubs/extras-resource.tsx";
import { episodesResource } from "./episodes/episodes-resource.tsx";
import { eventsResource } from "./events/events-resource.tsx";
import { headerLinksResource } from "./header/header-links-resource.tsx";
import { landings } from "./landings/landings.tsx";
import { pagesResource } from "./pages/pages.tsx";
import { partnersResource } from "./partners/partners-resource.tsx";
import { positionsResource } from "./positions/positions.tsx";
import { productsResource } from "./products/products-resource.tsx";
import { ratesResource } from "./rates/rates-resource.tsx";
import { redirectsResource } from "./redirects/redirects.tsx";
import { templatesResource } from "./templates/templates.tsx";
import { testimonialsResource } from "./testimonials/testimonials-resource.tsx";

/** Of a section's description, what is looked at here. */
interface Described<Draft extends object> {
  form: {
    columns: object;
    empty: (rows: readonly never[]) => Draft;
    fields: (form: FormHandle<Draft>) => React.ReactNode;
  };
  order?: unknown;
}

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

const checked = Object.keys(formsOfTheirOwn);

const check = <Draft extends object>(table: string, { form, order }: Described<Draft>, known?: Partial<Draft>) => {
  const { columns, empty, fields } = form;
  checked.push(table);
  if ("display_order" in columns) {
    it(`the list of ${table} can be put in order`, () => expect(order).toBeDefined());
  }
  it(`the form of ${table} has a field for each column`, async () => {
    const handle = handleOf({ ...empty([]), ...known }, columns);
    const fieldsOfAll = await fieldNames(<PublicationGroup form={handle} />);
    const shown = [...(await fieldNames(fields(handle))), ...fieldsOfAll];
    const missing = Object.keys(columns).filter((name) => !shown.includes(name));
    expect(missing.map((name) => `${table}.${name}`).filter((name) => !(name in elsewhere))).toEqual([]);
    // And each field has a column, or it would have no words.
    expect(shown.filter((name) => !(name in columns))).toEqual([]);
  });
};

check("articles", articlesResource(true, Promise.resolve(null)));
// When it opens is asked of a club that is not open yet.
check("activities", activitiesResource);
check("clubs", clubsResource([], []), { is_under_construction: true });
check("club_extra_services", extrasResource({ clubs: [], clubId: "", all: [] }));
check("ninecast_episodes", episodesResource);
check("events", eventsResource);
check("header_links", headerLinksResource({ links: [], isTodayOn: true, callToAction: "Únete Ahora" }));
check("landing_pages", landings);
check("page_words", pagesResource([]), { page: "home" });
check("partners", partnersResource);
check("positions", positionsResource([]));
check("merch_products", productsResource);
// The group is asked for where its club has some already.
check("precios", ratesResource([], []), { group: "space" });
check("redirects", redirectsResource([], { led: {} }, { from: "", to: "" }));
check("reply_templates", templatesResource);
check("testimonials", testimonialsResource);

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
  expect(checked.toSorted()).toEqual(entityTables);
});

function handleOf<Draft extends object>(draft: Draft, columns: object): FormHandle<Draft> {
  const nothing = () => undefined;
  const acts = { set: nothing, fault: nothing, choose: nothing, waitFor: nothing };
  // A stored row: some fields are not there before.
  const now = () => draft;
  return {
    draft,
    columns,
    now,
    ...acts,
    errors: {},
    files: new Map(),
    progress: new Map(),
    isNew: false,
    isSaving: false,
  };
}

/** Of the form with all that comes later. */
async function fieldNames(fields: React.ReactNode): Promise<string[]> {
  const router = createMemoryRouter([{ path: "/", element: fields }]);
  const { prelude } = await prerenderToNodeStream(<RouterProvider router={router} />);
  const html = await text(prelude);
  return [...html.matchAll(/data-field="([^"]*)"/g)].map(([, name = ""]) => name);
}
