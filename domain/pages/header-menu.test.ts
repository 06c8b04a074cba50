import { expect, it } from "vitest";
import { headerMenu, isTodayPath } from "./header-menu.ts";
import { isTodayEnabled } from "./is-today-enabled.ts";

const link = (path: string, display_order: number) => ({ id: path, text: path, path, display_order });
const paths = (links: readonly { path: string }[]) => links.map((entry) => entry.path);
const clubs = link("/clubs", 1);
const contact = link("/contact", 3);
const partners = link("/partners", 9);

it("puts 9FToday before Contacto", () => {
  const menu = headerMenu([clubs, contact, partners], true);
  expect(paths(menu)).toEqual(["/clubs", "/9ftoday", "/contact", "/partners"]);
  expect(menu[1]).toMatchObject({ text: "9FToday", display_order: 6 });
});

it("puts 9FToday before the first link of a higher order when there is no Contacto", () => {
  expect(paths(headerMenu([clubs, link("/merch", 6), partners], true))).toEqual([
    "/clubs",
    "/merch",
    "/9ftoday",
    "/partners",
  ]);
});

it("puts 9FToday at the end when nothing comes after it", () => {
  expect(paths(headerMenu([clubs], true))).toEqual(["/clubs", "/9ftoday"]);
  expect(paths(headerMenu([], true))).toEqual(["/9ftoday"]);
});

it("leaves 9FToday where staff put it", () => {
  expect(paths(headerMenu([link("/9ftoday", 1), contact], true))).toEqual(["/9ftoday", "/contact"]);
  expect(paths(headerMenu([link("/9ftoday/", 1), contact], true))).toEqual(["/9ftoday/", "/contact"]);
});

it("takes 9FToday out while the section is off", () => {
  expect(paths(headerMenu([clubs, link("/9ftoday", 2), contact], false))).toEqual(["/clubs", "/contact"]);
  expect(paths(headerMenu([clubs, contact], false))).toEqual(["/clubs", "/contact"]);
});

it("takes the section for on when the setting says true or is missing", () => {
  expect([null, "true", "false", "TRUE", ""].map(isTodayEnabled)).toEqual([true, true, false, false, false]);
});

it("knows the path of 9FToday however it is written", () => {
  expect(["/9ftoday", " /9ftoday/ ", "/9ftoday/mas", "/clubs"].map(isTodayPath)).toEqual([true, true, false, false]);
});
