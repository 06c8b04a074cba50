import { expect, it } from "vitest";
import { type Section, sections } from "../sections.ts";
import { isOpenTo, permissionsOf } from "./permissions.ts";

const sectionsOf = (rights: Parameters<typeof permissionsOf>[0]["rights"]) => {
  const may = permissionsOf({ rights, clubs: ["acacias"] });
  return sections.filter((section: Section) => section.table && isOpenTo(may, section)).map(({ title }) => title);
};

it("leads to the trash who may delete something, and nobody to people who are not hers to look after", () => {
  const reception = { visits: { deeds: ["select", "insert", "update"], own_clubs: true } };
  expect(sectionsOf(reception)).toEqual(["Visitas", "Actividad"]);
  const manager = { precios: { deeds: ["select", "insert", "update", "delete"], own_clubs: true } };
  expect(sectionsOf(manager)).toEqual(["Precios", "Actividad", "Papelera"]);
  expect(sectionsOf(null)).toEqual(expect.arrayContaining(["Papelera", "Personas"]));
});
