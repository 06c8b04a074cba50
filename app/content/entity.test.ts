import fc from "fast-check";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import * as columns from "./columns.ts";
import { entity } from "./entity.ts";
import { formField } from "./form-field.ts";

const shout = formField<string>((text) => ({ value: text.toUpperCase() }));

const things = entity("things", {
  slug: columns.slug("Slug"),
  name: columns.requiredLine("Nombre"),
  motto: columns.words("Lema", shout),
  note: columns.optionalWords("Nota", shout),
  tag: columns.line("Etiqueta", "Nuevo"),
  url: columns.link("Enlace"),
  features: columns.lines("Incluye"),
  price: columns.price("Precio"),
  old_price: columns.optionalPrice("Precio anterior"),
  sale_price: columns.priceOrNone("Rebaja"),
  season: columns.count("Temporada", "1"),
  places: columns.optionalCount("Plazas"),
  starts_at: columns.moment("Empieza"),
  ends_at: columns.optionalMoment("Termina"),
  colors: columns.column({
    label: "Colores",
    stored: z.array(z.string()),
    input: z.array(z.string()),
    empty: [],
    blank: [],
    typed: (stored) => stored,
  }),
  is_visible: columns.flag("Visible", true),
  display_order: columns.order(),
});

const known = { id: "1", created_at: "2026-11-01T00:00:00Z", updated_at: "2026-11-01T00:00:00Z" };
const word = fc.stringMatching(/^[a-zñá]{1,12}$/);
const cents = fc.integer({ min: 0, max: 1_000_000 }).map((value) => value / 100);
const minute = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2035-01-01"), noInvalidDate: true })
  .map((date) => `${date.toISOString().slice(0, 16)}:00.000Z`);
const written = fc.record({
  slug: fc.stringMatching(/^[a-z]{1,12}$/),
  name: word,
  motto: word.map((text) => text.toUpperCase()),
  note: word.map((text) => text.toUpperCase()),
  tag: fc.option(word),
  url: fc.option(word.map((text) => `/${text}`)),
  features: fc.array(word),
  price: cents,
  old_price: fc.option(cents),
  sale_price: fc.option(cents.filter((cent) => cent > 0)),
  season: fc.nat(1000),
  places: fc.option(fc.nat(1000)),
  starts_at: minute,
  ends_at: fc.option(minute),
  colors: fc.array(word),
  is_visible: fc.boolean(),
  display_order: fc.nat(98),
});

it("writes back what a stored row holds when nothing was typed", () => {
  fc.assert(
    fc.property(written, (values) => {
      const row = things.row.parse({ ...known, ...values });
      expect(things.input.parse(things.draft(row))).toEqual(values);
    }),
  );
});

it("opens a new form with what each column starts with, and what is known already", () => {
  expect(things.empty({ display_order: "7" })).toEqual({
    slug: "",
    name: "",
    motto: "",
    note: "",
    tag: "Nuevo",
    url: "",
    features: "",
    price: "",
    old_price: "",
    sale_price: "",
    season: "1",
    places: "",
    starts_at: "",
    ends_at: "",
    colors: [],
    is_visible: true,
    display_order: "7",
  });
});

it("asks for the columns that are required, and for no others", () => {
  const faults = things.input.safeParse(things.empty()).error?.issues.map(({ path }) => path[0]);
  expect(faults).toEqual(["slug", "name", "price", "starts_at"]);
  const required = Object.entries(things.columns).filter(([, { isRequired }]) => isRequired);
  expect(required.map(([name]) => name)).toEqual(["slug", "name", "motto", "price", "season", "starts_at"]);
});

it("refuses a row whose column is missing or of another kind", () => {
  const row = {
    ...known,
    ...things.input.parse({
      ...things.empty({ display_order: "1" }),
      slug: "a",
      name: "A",
      price: "1",
      starts_at: "2026-11-22T10:00",
    }),
  };
  expect(things.row.safeParse(row).success).toBe(true);
  for (const name of Object.keys(row)) {
    const { [name as keyof typeof row]: _, ...others } = row;
    expect(things.row.safeParse(others).success, name).toBe(false);
  }
  expect(things.row.safeParse({ ...row, price: "1" }).success).toBe(false);
});

it("knows misspelt and unfitting columns when it compiles", () => {
  const draft = things.empty();
  // @ts-expect-error there is no such column
  draft.nam;
  // @ts-expect-error a text is no yes or no
  const visible: boolean = draft.name;
  // @ts-expect-error there is no such column to start with
  things.empty({ nam: "" });
  expect(visible).toBe("");
});
