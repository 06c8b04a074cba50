import { expect, it } from "vitest";
import { formTexts } from "#texts/form-texts.ts";
import { takenValue } from "./taken-value.ts";

const refused = (message: string, code = "23505") => Object.assign(new Error(message), { code, details: null });
const duplicate = (constraint: string) => refused(`duplicate key value violates unique constraint "${constraint}"`);

it("finds the field whose value another row has by now", () => {
  expect(takenValue(duplicate("articles_slug_key"))?.name).toBe("slug");
  expect(takenValue(duplicate("landing_pages_slug_key"))?.name).toBe("slug");
  expect(takenValue(duplicate("clubs_pkey"))).toEqual({ name: "name", sentence: formTexts.clubName });
  expect(takenValue(duplicate("events_slug"))?.name).toBe("slug");
  expect(takenValue(duplicate("activities_name_once"))).toEqual({ name: "name", sentence: formTexts.activityName });
});

it("finds the field that a rule of the database names", () => {
  const sentence = "Otro club tiene ya este enlace.";
  const ruled = Object.assign(refused(sentence, "23514"), { hint: "field link" });
  expect(takenValue(ruled)).toEqual({ name: "link", sentence });
});

it("leaves every other refusal to its toast", () => {
  expect(takenValue(duplicate("events_pkey"))).toBeNull();
  expect(takenValue(refused("permission denied", "42501"))).toBeNull();
  expect(takenValue("no error")).toBeNull();
});
