import { expect, test } from "vitest";
import { reminderChoices } from "./reminder-choices.ts";

test("a request comes back tomorrow, on Monday or in a week, at nine in Madrid", () => {
  // A Wednesday.
  expect(reminderChoices(new Date("2026-11-25T23:30:00Z"))).toEqual([
    { text: "Recordar el viernes 27 de noviembre", at: "2026-11-27T08:00:00.000Z" },
    { text: "Recordar el lunes 30 de noviembre", at: "2026-11-30T08:00:00.000Z" },
    { text: "Recordar el jueves 3 de diciembre", at: "2026-12-03T08:00:00.000Z" },
  ]);
});

test("on Sunday, tomorrow is Monday and is offered once", () => {
  expect(reminderChoices(new Date("2026-11-29T12:00:00Z")).map(({ text }) => text)).toEqual([
    "Recordar el lunes 30 de noviembre",
    "Recordar el domingo 6 de diciembre",
  ]);
});
