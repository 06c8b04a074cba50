import { expect, test } from "vitest";
import { allEntities } from "#tests/fixtures/all-entities.ts";
import { rates } from "../../content/clubs/rate.ts";
import { changeInWords, compareRows } from "./changed-fields.ts";
import { columnsToRestore } from "./history-commands.ts";
import { recordedTable } from "./recorded-tables.ts";

const table = recordedTable("precios") ?? expect.fail("Rates are recorded");
const anual = {
  ...{ id: "1", club_id: "acacias", title: "Anual", price: 39.9, claim: null, display_order: 3, updated_at: "2026" },
  ...{
    included_services: ["Sala", "App"],
    description: "Doce meses, cuota mensual",
    is_sold_out: false,
    translations: {},
  },
};
const change = (before: object, after: object) =>
  changeInWords(
    table,
    { at: "2026-11-23T10:00:00+00:00", kind: "update", before: { ...before }, after: { ...after } },
    { ...anual, ...after },
  );

test("a change is one sentence in the words of the form", () => {
  expect(change({ price: 39.9, claim: null }, { price: 34.9, claim: "Hoy" })).toBe("Claim (vacío) → Hoy, Precio");
  expect(change({ price: 39.9 }, { price: 34.9 })).toBe("Precio 39,90 → 34,90\u00a0€");
  expect(change({ is_sold_out: false }, { is_sold_out: true })).toBe("Agotado No → Sí");
  expect(change({ description: "Doce meses, cuota mensual" }, { description: "Nada" })).toBe(
    "Descripción Doce meses, cuota mensual → Nada",
  );
  expect(change({ display_order: 1 }, { display_order: 3 })).toBe("Cambió su sitio en la lista");
  expect(
    changeInWords(table, { at: "2026-11-23T10:00:00+00:00", kind: "insert", before: null, after: anual }, anual),
  ).toBe("Creó la tarifa");
});

test("two versions are compared in the order of the form, translations too", () => {
  const fields = compareRows(table, anual, { ...anual, price: 10, translations: { en: { title: "Yearly" } } });
  const changed = fields.filter((field) => !field.isSame);
  expect(changed.map((field) => [field.label, field.one, field.other])).toEqual([
    ["Precio", "39,90\u00a0€", "10,00\u00a0€"],
    ["Título en inglés", "(vacío)", "Yearly"],
  ]);
  expect(fields.map((field) => field.name).slice(0, 3)).toEqual(Object.keys(rates.columns).slice(0, 3));
});

test("a version restores what its row still has, and neither its place nor its moment", () => {
  const place = { table: "precios", key: "id", id: "1" };
  const version = { ...anual, price: 1, display_order: 9, updated_at: "2025", colour_of_before: "red" };
  expect(columnsToRestore(anual, version, place)).toEqual({ price: 1 });
});

test("every table that people write has its words for the record", () => {
  const missing = allEntities.map((entity) => entity.table).filter((text) => !recordedTable(text));
  expect(missing).toEqual([]);
});

test("a planned change that was moved says from which moment to which, in Madrid", () => {
  const table = recordedTable("planned_changes");
  const [before, after] = [{ due_at: "2026-11-30T23:00:00+00:00" }, { due_at: "2026-12-01T23:00:00+00:00" }];
  const said = table && changeInWords(table, { at: "2026-11-26T13:37:00Z", kind: "update", before, after }, null);
  expect(said).toBe("Momento 1/12/26, 0:00 → 2/12/26, 0:00");
});
