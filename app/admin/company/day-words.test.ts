import { expect, test } from "vitest";
import { clubsText } from "./day-words.ts";

const clubs = ["acacias", "retiro", "valdebebas"].map((id) => ({
  id,
  name: id.toUpperCase(),
  link: null,
  is_internal: true,
  is_under_construction: false,
}));
const text = (...ids: (string | null)[]) =>
  clubsText(
    ids.map((club_id) => ({ club_id })),
    clubs,
  );

test("a day names its clubs in their order, however its rows came", () => {
  expect(text("valdebebas", "acacias")).toBe("solo ACACIAS y VALDEBEBAS");
  expect(text("retiro")).toBe("solo RETIRO");
  expect(text("retiro", null)).toBe("todos los clubs");
});
