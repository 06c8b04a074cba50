import { expect, test } from "vitest";
import { seenTogether } from "./seen-together.ts";

test("whoever has the same form open is named", () => {
  expect(seenTogether([])).toBe("");
  expect(seenTogether(["Lucía"])).toBe("Lucía está editando esto");
  expect(seenTogether(["Inés", "Lucía"])).toBe("Inés y Lucía están editando esto");
  expect(seenTogether(["Inés", "Lucía", "Marta"])).toBe("Inés, Lucía y Marta están editando esto");
});
