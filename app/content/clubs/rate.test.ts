import { describe, expect, it } from "vitest";
import { formTexts } from "#texts/form-texts.ts";
import { rateInput, rates } from "./rate.ts";

type Result = { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined };
const errors = (result: Result) =>
  Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));

const rate = { ...rates.empty({ club_id: "acacias" }), title: "Anual", price: "49,90" };

describe("the form of a rate", () => {
  it("writes prices typed the Spanish way, lists line by line and null for what is empty", () => {
    const draft = { ...rate, old_price: "", included_services: "Sala\n\n Clases ", available_slots: "0" };
    expect(rateInput.parse(draft)).toMatchObject({
      club_id: "acacias",
      group: null,
      price: 49.9,
      old_price: null,
      included_services: ["Sala", "Clases"],
      not_included_services: [],
      available_slots: 0,
      offer_ends_at: null,
      subtitle: null,
    });
  });

  it("takes an earlier price only when it is higher", () => {
    expect(rateInput.parse({ ...rate, old_price: "49,91" }).old_price).toBe(49.91);
    for (const old_price of ["49,90", "30", "0"]) {
      expect(errors(rateInput.safeParse({ ...rate, old_price }))).toEqual({ old_price: formTexts.earlierPrice });
    }
  });

  it("speaks of the earlier price together with what is wrong elsewhere, but of no price that cannot be read", () => {
    expect(errors(rateInput.safeParse({ ...rate, title: "", old_price: "30" }))).toEqual({
      title: formTexts.required,
      old_price: formTexts.earlierPrice,
    });
    expect(Object.keys(errors(rateInput.safeParse({ ...rate, price: "gratis", old_price: "30" })))).toEqual(["price"]);
  });

  it("means the clocks of Madrid", () => {
    expect(rateInput.parse({ ...rate, offer_ends_at: "2026-07-01T23:59" }).offer_ends_at).toBe(
      "2026-07-01T21:59:00.000Z",
    );
    const inTheGap = rateInput.parse({ ...rate, offer_ends_at: "2026-03-29T02:30" });
    expect(inTheGap.offer_ends_at).toBe("2026-03-29T01:30:00.000Z");
  });

  it("keeps the seconds of an end that nobody touches", () => {
    const stored = { ...rateInput.parse(rate), id: "1", created_at: "", updated_at: "", display_order: 1 };
    const offer_ends_at = "2026-07-01T21:59:59.5+00:00";
    expect(rateInput.parse(rates.draft({ ...stored, group: null, offer_ends_at })).offer_ends_at).toBe(offer_ends_at);
  });

  it.each(["0026-07-01T23:59", "0000-01-01T00:00", "2026-02-30T10:00", "20266-07-01T23:59"])(
    "does not take %s for a date that anybody means",
    (offer_ends_at) => {
      expect(errors(rateInput.safeParse({ ...rate, offer_ends_at }))).toEqual({ offer_ends_at: formTexts.date });
    },
  );

  it("has no offer that ends before it starts", () => {
    const offer = (offer_starts_at: string, offer_ends_at: string) =>
      errors(rateInput.safeParse({ ...rate, offer_starts_at, offer_ends_at }));
    expect(offer("2026-07-02T00:00", "2026-07-01T23:59")).toEqual({ offer_ends_at: formTexts.offerEnd });
    expect([offer("2026-07-01T00:00", "2026-07-01T23:59"), offer("2026-07-01T00:00", "")]).toEqual([{}, {}]);
  });

  it("says beside each field what is wrong", () => {
    const draft = {
      ...rates.empty(),
      price: "gratis",
      old_price: "-1",
      available_slots: "1,5",
      offer_ends_at: "mañana",
    };
    expect(errors(rateInput.safeParse({ ...draft, url: "javascript:alert(1)" }))).toEqual({
      club_id: formTexts.required,
      title: formTexts.required,
      price: formTexts.decimal,
      old_price: formTexts.negative,
      available_slots: formTexts.whole,
      offer_ends_at: formTexts.date,
      url: formTexts.link,
    });
  });

  it.each([
    ["39,999", formTexts.cents],
    ["100000000", formTexts.tooBig],
    ["", formTexts.required],
    ["   ", formTexts.required],
  ])("does not take the price «%s»", (price, message) => {
    expect(errors(rateInput.safeParse({ ...rate, price }))).toEqual({ price: message });
  });

  it("says how long a text may be", () => {
    expect(errors(rateInput.safeParse({ ...rate, title: "💪".repeat(201) }))).toEqual({
      title: formTexts.tooLong(200),
    });
    expect(rateInput.safeParse({ ...rate, title: "💪".repeat(200) }).success).toBe(true);
    expect(errors(rateInput.safeParse({ ...rate, included_services: "Sala\n".repeat(1_001) }))).toEqual({
      included_services: formTexts.tooLong(5_000),
    });
  });
});
