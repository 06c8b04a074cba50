import { expect, test } from "vitest";
import type { PlannedChange } from "../../data/record/planned-changes.ts";
import { planInWords } from "./plan-in-words.ts";

test("a plan is told field by field, with what is there until then where there is something", () => {
  const plan = {
    seen: { price: 39.9, old_price: null, claim: "Nueva" },
    changes: { price: 34.9, old_price: 39.9, claim: "Black Friday" },
  } as unknown as PlannedChange;
  expect(planInWords("precios", { title: "Mañanas" }, plan)).toBe(
    "Claim Nueva → Black Friday · Precio 39,90 → 34,90\u00a0€ · Precio anterior 39,90\u00a0€",
  );
});
