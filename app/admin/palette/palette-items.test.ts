import { expect, test } from "vitest";
import { sections } from "../sections.ts";
import { permissionsOf } from "../session/permissions.ts";
import { actionItems, isNearly, newItems, otherItems, pageItems, rowItems, sectionItems } from "./palette-items.ts";

const manager = permissionsOf({
  clubs: ["acacias"],
  rights: { precios: { deeds: ["select", "insert", "update", "delete"], own_clubs: true } },
});
const rate = { list: "precios", id: "r1", name: "Anual", about: "ACACIAS · 49,90 €", club: "acacias" };

test("a section is found by any word of its name, and with a letter wrong", () => {
  const names = (words: string) => sectionItems(sections, words).map((item) => item.name);
  expect(names("precios")).toEqual(["Precios"]);
  expect(names("estadisticas")).toEqual(["Estadísticas"]);
  expect(names("presios")).toEqual(["Precios"]);
  expect(names("bandjea")).toEqual(["Bandeja"]);
  expect(names("xyz")).toEqual([]);
  expect(names("").length).toBe(sections.length);
});

test("nearly is one slip and no more", () => {
  expect(["acasias", "acaciass", "acacas", "acaicas"].every((typed) => isNearly("acacias", typed))).toBe(true);
  expect(isNearly("acacias", "atatias")).toBe(false);
});

test("only what she may do is offered", () => {
  expect(newItems(sections, manager, "").map((item) => item.path)).toEqual(["/admin/prices/nuevo"]);
  const deeds = (club: string) => actionItems({ ...rate, club }, manager).map((item) => item.name);
  expect(deeds("acacias")).toEqual([
    "Editar Anual",
    "Programar un cambio de precio",
    "Ver historial de Anual",
    "Ver en la web",
  ]);
  expect(deeds("retiro")).toEqual(["Ver historial de Anual", "Ver en la web"]);
});

test("what is begun is found by what it is called, articles and clubs too", () => {
  const everything = permissionsOf({ clubs: [], rights: null });
  const paths = (words: string) => newItems(sections, everything, words).map((item) => item.path);
  expect(paths("nuevo articulo")).toEqual(["/admin/9ftoday/nuevo"]);
  expect(paths("añadir club")).toEqual(["/admin/clubs/nuevo"]);
  expect(paths("crear evento")).toEqual(["/admin/events/nuevo"]);
});

test("a page of no menu is found by what people call it, by who may go there", () => {
  const everything = permissionsOf({ clubs: [], rights: null });
  const names = (words: string, may = everything, of = sections) => otherItems(of, may, words).map(({ name }) => name);
  expect([names("contraseña"), names("segundo factor"), names("mi cuenta")]).toEqual(Array(3).fill(["Mi cuenta"]));
  expect(names("festibos")).toEqual(["Festivos y cierres"]);
  expect(names("festivos", manager)).toEqual([]);
  expect(names("invitar")).toEqual(["Invitar a alguien"]);
  const others = sections.filter((section) => !section.isForAdministrators);
  expect(names("invitar", everything, others)).toEqual([]);
});

test("a found row leads to its form, wherever that is", () => {
  const path = (list: string) => rowItems([{ ...rate, list }])[0]?.path;
  expect(path("precios")).toBe("/admin/prices/r1");
  expect(path("requests")).toBe("/admin/inbox/r1");
  expect(path("activities")).toBe("/admin/timetable/actividades/r1");
  expect(path("club_extra_services")).toBe("/admin/clubs/ofertas/acacias/r1");
});

test("the address of a page of the site leads to its pencils, and no other", () => {
  const paths = (typed: string) => pageItems(typed, "https://ninefitness.es").map(({ path }) => path);
  expect(paths("https://ninefitness.es/club/acacias?x=1")).toEqual(["/admin/web/club/acacias?x=1"]);
  expect(paths(" /en/events ")).toEqual(["/admin/web/en/events"]);
  expect(["https://otra.es/club", "//otra.es", "/admin/prices", "precios", "https://"].flatMap(paths)).toEqual([]);
});
