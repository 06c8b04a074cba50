import { expect, test } from "vitest";
import { countsInWords } from "./kinds-in-words.ts";

test("what goes is counted in words", () => {
  expect(countsInWords({ message: 2, cv: 1, visit: 0, application: 1 })).toBe(
    "2 mensajes, 1 currículum, 1 solicitud de empleo",
  );
  expect(countsInWords({})).toBe("");
});
