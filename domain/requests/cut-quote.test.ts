import { describe, expect, it } from "vitest";
import { cutQuote } from "./cut-quote.ts";

describe("an answer without the mail that it answers", () => {
  it.each([
    [
      "Gmail",
      "Sí, gracias.\n\nEl mar, 24 nov 2026 a las 19:00, NINE FITNESS (<web@x.es>) escribió:\n\n> Hola\n> ¿Vienes?",
    ],
    [
      "Gmail in three lines",
      "Sí, gracias.\n\nEl mar, 24 nov 2026 a las 19:00, NINE\nFITNESS (<web@x.es>)\nescribió:\n> Hola",
    ],
    ["Apple Mail", "Sí, gracias.\r\n\r\nOn 24 Nov 2026, at 19:00, NINE FITNESS <web@x.es> wrote:\r\n> Hola\r\n"],
    ["Outlook", "Sí, gracias.\n\n________________________________\nDe: NINE FITNESS <web@x.es>\nEnviado: martes\nHola"],
    ["old Outlook", "Sí, gracias.\n\n-----Mensaje original-----\nDe: NINE FITNESS\nHola"],
    ["Outlook without a line", "Sí, gracias.\n\nDe: NINE FITNESS <web@x.es>\nEnviado el: martes\nPara: Ana\nHola"],
    ["bare marks", "Sí, gracias.\n\n> Hola\n>\n> ¿Vienes?\n"],
    ["HTML made to text", "Sí, gracias.\nEl mar, 24 nov 2026, NINE FITNESS escribió:\nHola\n¿Vienes?"],
  ])("%s", (_program, text) => {
    expect(cutQuote(text)).toBe("Sí, gracias.");
  });
});

describe("all of it stays", () => {
  it.each([
    [
      "where she wrote between the lines",
      "El mar, 24 nov, NINE FITNESS escribió:\n> ¿Vienes?\nSí.\n> ¿A qué hora?\nA las 10.",
    ],
    ["where she wrote below", "El mar, 24 nov, NINE FITNESS escribió:\n> ¿Vienes?\n\nSí."],
    ["where a sentence begins like it", "De: lunes a viernes puedo.\nEl lunes mejor."],
    ["where nothing else is there", "> Hola"],
  ])("%s", (_why, text) => {
    expect(cutQuote(text)).toBe(text);
  });
});

it("takes no longer for what is made to take long", () => {
  const nasty = ["El ".repeat(60_000), "\nEl a ".repeat(40_000), "De:\n".repeat(60_000), "> \n".repeat(60_000)];
  const began = performance.now();
  for (const text of nasty) cutQuote(text);
  expect(performance.now() - began).toBeLessThan(2_000);
});
