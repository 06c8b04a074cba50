import { expect, it } from "vitest";
import { ageText, fillTemplate, termOf } from "./inbox-words.ts";

const now = new Date("2026-11-22T12:00:00Z");
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();

it.each([
  [0.3, "18 min"],
  [3, "3 h"],
  [26, "26 h"],
  [50, "2 d"],
])("%s hours read as %s", (hours, text) => expect(ageText(ago(hours), now)).toBe(text));

it("says when an answer is due, and nothing once somebody has it", () => {
  expect(termOf("message", "new", ago(3), now)).toBeNull();
  expect(termOf("message", "new", ago(20), now)).toBe("soon");
  expect(termOf("message", "new", ago(26), now)).toBe("late");
  expect(termOf("proposal", "new", ago(26), now)).toBeNull();
  expect(termOf("message", "open", ago(26), now)).toBeNull();
});

it("calls people by their first name", () => {
  expect(fillTemplate("Hola, {nombre}: gracias, {nombre}.", " Javier Montalbán")).toBe(
    "Hola, Javier: gracias, Javier.",
  );
});
