import { expect, test } from "vitest";
import { landings } from "../resources/landings/landings.tsx";
import { ratesResource } from "../resources/rates/rates-resource.tsx";
import { copyOf, earlierPriceOf, fieldsForMany, manyForm, planRow } from "./planned-row.ts";

const row = {
  id: "1",
  created_at: "2026-11-01T10:00:00Z",
  updated_at: "2026-11-01T10:00:00Z",
  club_id: "acacias",
  group: null,
  title: "Anual",
  subtitle: null,
  claim: null,
  price: 49.9,
  price_period: "al mes",
  old_price: 64.9,
  included_services: [],
  not_included_services: [],
  description: null,
  url: null,
  starter_pack_details: null,
  available_slots: null,
  is_sold_out: false,
  offer_starts_at: null,
  offer_ends_at: null,
  publish_at: null,
  withdraw_at: null,
  display_order: 3,
  translations: {},
};
const form = manyForm(ratesResource([], null)) ?? expect.fail("rates have a form");

test("a field says what it was, what it will be, and what is written", () => {
  expect(planRow(form, row, "price", "51,90")).toMatchObject({
    before: "49,90\u00a0€",
    after: "51,90\u00a0€",
    told: { price: 51.9 },
  });
  expect(planRow(form, row, "is_sold_out", true)).toMatchObject({
    before: "No",
    after: "Sí",
    told: { is_sold_out: true },
  });
  expect(planRow(form, row, "group", "space")).toMatchObject({ before: "Sin grupo", told: { group: "space" } });
  expect(planRow(form, row, "price_period", "al mes").told).toBeNull();
});

test("today's price is kept beside the one that it becomes, and refused where it is no higher", () => {
  expect(earlierPriceOf(form)).toBe("old_price");
  expect(planRow(form, row, "price", "39,90", { old_price: "49,90" }).told).toEqual({ price: 39.9, old_price: 49.9 });
  expect(planRow(form, row, "price", "49,90", { old_price: "49,90" }).fault).toMatch(/\w/);
});

test("a row that the form would refuse is refused with its sentence", () => {
  // The price before would not be higher any more.
  expect(planRow(form, row, "price", "70")).toMatchObject({ told: null, fault: expect.stringMatching(/\w/) });
  expect(planRow(form, row, "available_slots", "muchas")).toMatchObject({
    told: null,
    fault: expect.stringMatching(/\w/),
  });
});

test("what tells a row from others is not for many", () => {
  const fields = fieldsForMany(form, row);
  expect(fields).toEqual(expect.arrayContaining(["club_id", "price", "old_price", "is_sold_out", "publish_at"]));
  expect(fields).not.toEqual(expect.arrayContaining(["title"]));
  expect(fields).not.toContain("included_services");
});

test("a copy has a name of its own, and no place yet", () => {
  expect(copyOf(form, row, "copia-1")).toMatchObject({ title: "Anual (copia)", price: 49.9, club_id: "acacias" });
  expect(copyOf(form, row, "copia-1")).not.toHaveProperty("display_order");
  expect(manyForm(landings)).not.toBeNull();
});
