import { expect, it } from "vitest";
import { menuRoom } from "./menu-room.ts";

const menu = (...texts: string[]) => texts.map((text) => ({ text }));
const demo = ["Clubs", "Eventos", "NineCast", "Merch", "Partners", "Manifiesto", "Empleo", "9FToday", "Contacto"];

it.each([
  ["no entry", menu(), "lg"],
  ["five", menu(...demo.slice(0, 5)), "lg"],
  ["the demo's nine", menu(...demo), "xl"],
  ["ten", menu(...demo, "Horarios"), "2xl"],
  ["fourteen", menu(...Array.from({ length: 14 }, () => "NineCast")), null],
])("a menu of %s stands in the bar from where it fits", (_what, links, from) => {
  expect(menuRoom(links, "Únete Ahora").all).toBe(from);
});

it("a menu that does not fit shows what does, the longer the wider the window is", () => {
  const { entries } = menuRoom(menu(...demo, "Horarios", "Blog"), "Únete Ahora");
  expect(entries.slice(0, 5)).toEqual(["lg", "lg", "lg", "lg", "lg"]);
  expect(entries.slice(5, 9)).toEqual(["xl", "xl", "xl", "2xl"]);
  expect(entries.at(-1)).toBeNull();
});

it("a longer call-to-action takes room from the menu, a shorter one gives none", () => {
  const few = menu("Clubs", "Eventos", "NineCast", "Merch", "Partners", "Empleo");
  expect(menuRoom(few, "Únete Ahora").all).toBe("lg");
  expect(menuRoom(few, "Reserva tu primera visita").all).toBe("xl");
  expect(menuRoom(menu(...demo), "Ven").all).toBe("xl");
});
