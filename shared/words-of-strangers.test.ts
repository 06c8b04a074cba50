import { expect, it } from "vitest";
import { greetingName, linkless } from "./words-of-strangers.ts";

it.each([
  ["Carmen Ridruejo", "Carmen"],
  ["  Íñigo  de la Peña", "Íñigo"],
  ["Mª José O’Donnell-Ruiz", "Mª"],
  ["M. Carmen", "M."],
  ["J. R. R. Tolkien", "J."],
  ["Núria Coll·legi", "Núria"],
  ["李小龙", "李小龙"],
  ["Wolfeschlegelsteinhausenberger", "Wolfeschlegelsteinhausenberger"],
])("greets %s", (name, greeted) => {
  expect(greetingName(name)).toBe(greeted);
});

it.each([
  "https://evil.example/premio",
  "evil.example",
  "Ana evil.example/premio",
  "Ana www.evil",
  "evil。example",
  "ana@evil.example",
  "GANASTE 500",
  "Ana\nevil.example",
  "Ana <b>",
  "x".repeat(31),
  "",
  "...",
])("greets nobody as %j", (name) => {
  expect(greetingName(name)).toBe("");
});

it("takes its time with nothing", () => {
  const began = performance.now();
  for (const name of [`${"a".repeat(50_000)}!`, `${"a ".repeat(50_000)}!`, `${"a. ".repeat(50_000)}1`])
    greetingName(name);
  expect(performance.now() - began).toBeLessThan(500);
});

it("leaves out a line with a link in it", () => {
  expect(linkless("Visita el lunes 25 de noviembre, 18:30")).toBe("Visita el lunes 25 de noviembre, 18:30");
  expect(linkless("Clases y horarios. Gracias")).toBe("Clases y horarios. Gracias");
  for (const line of ["Cobra en evil.example", "http://evil", "ana@evil", "//evil"]) expect(linkless(line)).toBe("");
});
