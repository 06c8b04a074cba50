import { expect, it } from "vitest";
import { menuRoom } from "./menu-room.ts";

const menu = (...texts: string[]) => texts.map((text) => ({ text }));
const demo = ["Clubs", "Eventos", "NineCast", "Merch", "Partners", "Manifiesto", "Empleo", "9FToday", "Contacto"];

it.each([
  ["no entry", menu(), "lg"],
  ["six", menu(...demo.slice(0, 6)), "lg"],
  ["the demo's nine", menu(...demo), "xl"],
  ["ten", menu(...demo, "Horarios"), "2xl"],
  ["six wide ones", menu(...Array.from({ length: 6 }, () => "MERCH WOW")), "2xl"],
  ["fourteen", menu(...Array.from({ length: 14 }, () => "NineCast")), "never"],
])("a menu of %s stands in the bar from where it fits", (_what, links, from) => {
  expect(menuRoom(links, "Únete Ahora")).toBe(from);
});

it("a longer call-to-action takes room from the menu, a shorter one gives none", () => {
  const few = menu("Clubs", "Eventos", "NineCast", "Merch", "Partners", "Horarios");
  expect(menuRoom(few, "Únete Ahora")).toBe("lg");
  expect(menuRoom(few, "Reserva tu primera visita")).toBe("xl");
  expect(menuRoom(menu(...demo), "Ven")).toBe("xl");
});
