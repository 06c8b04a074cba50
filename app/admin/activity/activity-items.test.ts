import { expect, test } from "vitest";
import type { AuditEntry } from "#app/content/people/audit-entry.ts";
import { activityInWords, activityItemsOf, rowsToName } from "./activity-items.ts";

let id = 100;
const entry = (details: Partial<AuditEntry>): AuditEntry => ({
  ...{ id: id--, transaction: 1, at: "2026-11-23T10:00:00+00:00", person: "p", person_email: "a@b.example" },
  ...{ table_name: "precios", row_id: "r1", club: "acacias", kind: "update", before: {}, after: {} },
  ...details,
});

test("what was done at once is one line, about what it was about", () => {
  const deeds = activityItemsOf([
    entry({ transaction: 2, kind: "delete", table_name: "clubs", row_id: "acacias", before: { name: "ACACIAS" } }),
    entry({ transaction: 2, kind: "delete", before: { title: "Anual" } }),
    entry({ transaction: 2, table_name: "former_slugs", kind: "delete" }),
    entry({ before: { display_order: 1 }, after: { display_order: 2 } }),
    entry({ row_id: "r2", before: { display_order: 2 }, after: { display_order: 1 } }),
    entry({ transaction: 1, at: "2025-01-01T10:00:00+00:00", row_id: "r3" }),
  ]);
  expect(deeds.map(({ entry, more }) => [entry.table_name, entry.row_id, more])).toEqual([
    ["clubs", "acacias", 0],
    ["precios", "r1", 1],
    ["precios", "r3", 0],
  ]);
  expect(rowsToName(deeds)).toEqual([
    { table: "clubs", key: "id", name: "name", ids: ["acacias"] },
    { table: "precios", key: "id", name: "title", ids: ["r1", "r3"] },
  ]);
});

test("a campaign that is moved, or written, is one line about it", () => {
  const plan = { table_name: "planned_changes", before: { due_at: "1" }, after: { due_at: "2" } };
  const moved = [
    entry({ ...plan, row_id: "p1" }),
    entry({ ...plan, row_id: "p2" }),
    entry({ table_name: "campaigns" }),
  ];
  expect(activityItemsOf(moved).map(({ entry, more }) => [entry.table_name, more])).toEqual([["campaigns", 0]]);
  const hero = { table_name: "site_content", row_id: "hero_main_title" };
  const written = [entry(hero), entry({ table_name: "header_links" }), entry({ table_name: "landing_pages" })];
  const [deed] = activityItemsOf(written);
  expect(deed && activityInWords(deed, new Map()).what).toBe("el contenido Título principal y 2 más");
});

test("a planned change is told by what it is planned for", () => {
  const plan = (table: string, row: string, club: string | null = null) => ({ table_name: table, row_id: row, club });
  const deeds = activityItemsOf([
    entry({
      ...{ transaction: 9, table_name: "planned_changes", row_id: "p1", kind: "insert", before: null },
      after: plan("precios", "r1", "acacias"),
    }),
    entry({
      ...{ transaction: 8, table_name: "planned_changes", row_id: "p2", kind: "delete", after: null, club: null },
      before: plan("articles", "a1"),
    }),
  ]);
  expect(rowsToName(deeds)).toEqual([
    { table: "clubs", key: "id", name: "name", ids: ["acacias"] },
    { table: "precios", key: "id", name: "title", ids: ["r1"] },
    { table: "articles", key: "id", name: "title", ids: ["a1"] },
  ]);
  const names = new Map([
    ["clubs/acacias", "ACACIAS"],
    ["precios/r1", "Anual"],
    ["articles/a1", "Tu primer peso muerto"],
  ]);
  expect(deeds.map((deed) => activityInWords(deed, names))).toEqual([
    { verb: "creó", what: "un cambio previsto de la tarifa Anual · ACACIAS", path: "/admin/prices/r1" },
    { verb: "eliminó", what: "un cambio previsto del artículo Tu primer peso muerto", path: "/admin/9ftoday/a1" },
  ]);
});

test("a file that was sent is one line, by its own name", () => {
  const at = { transaction: 5, club: null };
  const sent = { name: "medios/1795667660430_sala.jpg", bucket_id: "public-assets" };
  const deeds = activityItemsOf([
    entry({ ...at, table_name: "objects", row_id: "f", kind: "insert", before: null, after: sent }),
    entry({ ...at, table_name: "media", row_id: "f", kind: "insert", before: null, after: { path: sent.name } }),
    entry({ transaction: 4, table_name: "media", row_id: "g", kind: "delete", before: { path: sent.name } }),
    entry({ transaction: 3, table_name: "media", row_id: "f", after: { alt_es: "Sala" } }),
  ]);
  expect(deeds.map((deed) => [deed.entry.table_name, deed.entry.kind])).toEqual([
    ["objects", "insert"],
    ["media", "update"],
  ]);
  const [first] = deeds;
  expect(first && activityInWords(first, new Map())).toEqual({
    verb: "subió",
    what: "el archivo sala.jpg",
    path: "/admin/media",
  });
});

test("files that were sent one after the other are one line, which names each", () => {
  const sent = (name: string, minute: number, details: Partial<AuditEntry> = {}) =>
    entry({
      ...{ table_name: "objects", kind: "insert", before: null, transaction: 50 - minute, club: null },
      ...{ row_id: name, after: { name: `medios/${name}`, bucket_id: "public-assets" } },
      at: `2026-11-23T10:${minute}:00+00:00`,
      ...details,
    });
  const deeds = activityItemsOf([
    sent("plano.pdf", 45),
    sent("tres.jpg", 32),
    sent("dos.JPG", 31),
    entry({ table_name: "media", transaction: 8, kind: "insert", before: null, after: {} }),
    sent("uno.webp", 30),
    sent("cero.jpg", 29, { person: "q" }),
    sent("acacias.jpg", 28, { person: "q", club: "acacias" }),
  ]);
  expect(deeds.map(({ entry, sent }) => [entry.row_id, sent?.length])).toEqual([
    ["plano.pdf", 1],
    ["tres.jpg", 3],
    ["cero.jpg", 1],
    ["acacias.jpg", 1],
  ]);
  const [one, three] = deeds.map((deed) => activityInWords(deed, new Map()));
  expect(one).toMatchObject({ verb: "subió", what: "el archivo plano.pdf" });
  expect(three).toEqual({ verb: "subió", what: "3 imágenes a Medios", path: "/admin/media" });
});

test("a club is called by its name, and a day as people say it", () => {
  const names = new Map([["clubs/acacias", "ACACIAS"]]);
  const of = (details: Partial<AuditEntry>) => activityInWords({ entry: entry(details), more: 0 }, names).what;
  expect(of({ before: { title: "Anual" } })).toBe("la tarifa Anual · ACACIAS");
  expect(of({ table_name: "visit_settings", row_id: "acacias" })).toBe("los ajustes de visitas · ACACIAS");
  expect(of({ table_name: "clubs", row_id: "acacias", before: { name: "ACACIAS" } })).toBe("el club ACACIAS");
  const day = { before: { on_date: "2026-12-02" } };
  expect(of({ table_name: "class_exceptions", club: null, ...day })).toBe(
    "la clase del miércoles, 2 de diciembre de 2026",
  );
});

test("a line says who did what to what, and leads to the comparison", () => {
  const of = (details: Partial<AuditEntry>) =>
    activityInWords({ entry: entry({ id: 7, ...details }), more: 0 }, new Map([["precios/r1", "Anual"]]));
  expect(of({ before: { price: 54.9 }, after: { price: 49.9 } })).toEqual({
    verb: "cambió",
    what: "la tarifa Anual",
    path: "/admin/historial/precios/r1?version=7&con=antes",
  });
  expect(of({ kind: "delete", row_id: "x", before: { title: "Fundador" } })).toMatchObject({
    what: "la tarifa Fundador",
  });
  const after = { title: "Anual", created_at: "2026-01-01T00:00:00+00:00" };
  expect(of({ kind: "insert", before: null, after }).verb).toBe("recuperó");
  expect(of({ table_name: "requests", row_id: "q" })).toMatchObject({ what: "una solicitud", path: "/admin/inbox/q" });
});
