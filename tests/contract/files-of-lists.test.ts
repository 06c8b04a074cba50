import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type * as z from "zod/mini";
import { type ManyForm, manyForm, type Whole } from "#app/admin/many/planned-row.ts";
import { articlesResource } from "#app/admin/resources/articles/articles-resource.tsx";
import { clubsResource } from "#app/admin/resources/clubs/clubs-resource.tsx";
import { extrasResource } from "#app/admin/resources/clubs/extras-resource.tsx";
import { episodesResource } from "#app/admin/resources/episodes/episodes-resource.tsx";
import { eventsResource } from "#app/admin/resources/events/events-resource.tsx";
import { headerLinksResource } from "#app/admin/resources/header/header-links-resource.tsx";
import { landings } from "#app/admin/resources/landings/landings.tsx";
import { pagesResource } from "#app/admin/resources/pages/pages.tsx";
import { partnersResource } from "#app/admin/resources/partners/partners-resource.tsx";
import { positionsResource } from "#app/admin/resources/positions/positions.tsx";
import { productsResource } from "#app/admin/resources/products/products-resource.tsx";
import { ratesResource } from "#app/admin/resources/rates/rates-resource.tsx";
import { redirectsResource } from "#app/admin/resources/redirects/redirects.tsx";
import { templatesResource } from "#app/admin/resources/templates/templates.tsx";
import { testimonialsResource } from "#app/admin/resources/testimonials/testimonials-resource.tsx";
import { faultsOfHeadings, type Import, matchHeadings, planImport } from "#app/admin/spreadsheet/plan-import.ts";
import { readTableFile, type TableFile } from "#app/admin/spreadsheet/read-table-file.ts";
import { sheetColumns } from "#app/admin/spreadsheet/sheet-columns.ts";
import { csvFile, excelFile, tableOf } from "#app/admin/spreadsheet/write-table-file.ts";
import { activitiesResource } from "#app/admin/timetable/activities.tsx";
import { clubsTable } from "#app/data/clubs/clubs.ts";
import { changeRows, undoChange } from "#app/data/record/many-rows.ts";
import { listRecords } from "#app/data/records.ts";
import { testBackend } from "#tests/fixtures/of-file.ts";

let forms: Record<string, ManyForm>;
const it = await testBackend();
const staff = await it.createClient("staff");
beforeAll(async () => {
  const clubs = await listRecords(staff, clubsTable);
  const resources = [
    activitiesResource,
    articlesResource(true, Promise.resolve(null)),
    clubsResource([], []),
    episodesResource,
    eventsResource,
    extrasResource({ clubs, clubId: "acacias", all: [] }),
    headerLinksResource({ links: [], isTodayOn: true, callToAction: "" }),
    landings,
    pagesResource(clubs),
    partnersResource,
    positionsResource(clubs),
    productsResource,
    ratesResource(clubs, null),
    redirectsResource([], { led: {} }, { from: "", to: "" }),
    templatesResource,
    testimonialsResource,
  ];
  forms = Object.fromEntries(resources.map((resource) => [resource.table.name, formOf(resource)]));
});

const formOf = (resource: object) => manyForm(resource) ?? expect.fail("has a form");
const rowsOf = (form: ManyForm): Promise<Whole[]> => listRecords(staff, form.table);
const everything = (name: string) =>
  it.sql`select to_jsonb(told) - 'updated_at' as told from ${it.sql(name)} as told order by id`;

/** The file of a section, read as somebody would choose it. */
async function fileOf(form: ManyForm, rows: readonly Whole[], kind: "csv" | "xlsx"): Promise<TableFile> {
  const table = tableOf(form, rows);
  const blob = kind === "csv" ? csvFile(table) : await excelFile(table);
  return readTableFile(new File([blob], `archivo.${kind}`));
}

function planOf(form: ManyForm, rows: readonly Whole[], file: TableFile, others: Partial<Import> = {}) {
  const columns = sheetColumns(form);
  const { heading, lines, isNarrow } = file;
  const known = { mended: new Map(), stale: new Set<string>(), may: () => true };
  const matched = matchHeadings(heading, columns);
  return planImport({ form, columns, rows, heading, lines, isNarrow, matched, ...known, ...others });
}

const csv = (text: string) => readTableFile(new File([text], "a.csv"));

const lists = [
  "activities",
  "articles",
  "club_extra_services",
  "clubs",
  "events",
  "header_links",
  "landing_pages",
  "merch_products",
  "ninecast_episodes",
  "page_words",
  "partners",
  "positions",
  "precios",
  "redirects",
  "reply_templates",
  "testimonials",
];

test("every list that is changed in one go has a file", async () => {
  const [told] = await it.sql`select private.pickable_lists() as names`;
  // The week of a club is a file of its own (`club-classes-file.ts`).
  expect(told?.names).toEqual([...lists, "club_classes"].toSorted());
  expect(Object.keys(forms).toSorted()).toEqual(lists);
});

const unruly = [
  "=cmd|' /C calc'!A0",
  "'=1",
  '«a»; "b", c',
  "-5",
  "uno\ndos\ntres",
  "ñ€ 😀",
  "@x",
  "1.234,50",
  "no",
  "12/1/26",
];
const shaped = [
  "39,90",
  "7",
  "2026-12-01T10:00",
  "2026-12-01",
  "https://x.example/a?b=1;2",
  "/ruta",
  "a-b",
  "28005",
  "7:00-22:30",
];
const special = ["#aabbcc", "ana@ejemplo.es", "/clips/a.mp4", "dQw4w9WgXcQ", "40,4168", "-3,7038", "5", "[corchete]"];
const words = fc.oneof(
  fc.constantFrom(...unruly, ...shaped, ...special),
  fc.string({ unit: "grapheme", maxLength: 12 }),
);

/** A form filled in at random with what each of its fields takes. */
function filled(form: ManyForm, number: number): fc.Arbitrary<Record<string, unknown>> {
  const empty = form.empty([]);
  const fields = Object.entries(empty).map(([name, value]) => [name, valueFor(form, name, value, number)] as const);
  return fc.record(Object.fromEntries(fields)).filter((draft) => form.input.safeParse(draft).success);
}

function valueFor(form: ManyForm, name: string, empty: unknown, number: number): fc.Arbitrary<unknown> {
  const [own = ""] = name.split("@");
  // What `FormColumn` leaves out: how the column reads what is typed.
  const column = form.columns[own] as { input?: z.ZodMiniType; options?: readonly { value: string }[] } | undefined;
  const unique = { slug: `pagina-${number}`, path: `/antes-${number}`, title: `Uno ${number}` }[name];
  if (unique) return fc.constant(unique);
  if (name === "json" || /^(latitude|longitude|withdraw_at|offer_ends_at|timetable_url|link|hours_.*)$/.test(own)) {
    return fc.constant(empty);
  }
  if (own === "name") return words.map((word) => `${word.replace(/\s+/g, " ")} n${number}`);
  if (name === "club_id") return fc.constantFrom("acacias", "retiro");
  if (/^(old|original)_price$/.test(own)) return fc.constantFrom("", "999,90");
  if (column?.options) return fc.constantFrom(...column.options.map(({ value }) => value));
  if (typeof empty === "boolean") return fc.boolean();
  if (Array.isArray(empty))
    return own === "footerLinks" ? fc.constant([{ text: "a;b", url: "/x" }]) : fc.array(words, { maxLength: 3 });
  if (typeof empty === "object" || !column?.input) return fc.constant(empty);
  const { input } = column;
  return words.filter((word) => input.safeParse(word).success);
}

test.for(lists)(
  "the file of %s comes back without a change, whatever its rows say",
  { timeout: 240_000 },
  async (name) => {
    const form = forms[name] ?? expect.fail(name);
    if (name === "redirects") {
      await it.sql`insert into redirects (path, status, leads_to) values
        ('/2024', '301', '/clubs'), ('/antes/=1', '302', 'https://x.example/a?b=1;2'), ('/12-1-26', '410', null)`;
    }
    if (name !== "page_words" && name !== "redirects") {
      const drafts = Array.from(
        { length: 12 },
        (_, at) => fc.sample(filled(form, at), { numRuns: 1, seed: 7 + at })[0],
      );
      const added = drafts.map((draft) => form.input.parse(draft) as object);
      await changeRows(staff, form.table, { added });
    }
    const rows = await rowsOf(form);
    expect(rows.length).toBeGreaterThan(name === "redirects" ? 2 : 4);
    for (const kind of ["csv", "xlsx"] as const) {
      const planned = planOf(form, rows, await fileOf(form, rows, kind));
      expect(planned.filter((line) => line.kind !== "same")).toEqual([]);
      expect(planned).toHaveLength(rows.length);
    }
  },
);

// As LibreOffice and Excel do with a CSV file that they open: what looks like a number, a day or an hour becomes one, and
// the apostrophe of a guarded cell stays a letter of it.
test("a CSV file that a spreadsheet has opened and saved comes back without a change", async () => {
  const event = forms.events ?? expect.fail();
  await it.sql`insert into events (title, event_date, time, description, location) values
    ('Yoga al alba', '30 ENE', '18:30', '39,90', '=1')`;
  const [yoga] = (await rowsOf(event)).filter(({ title }) => title === "Yoga al alba");
  const heading = ["Título", "Fecha", "Hora", "Descripción", "Lugar", "Id"];
  const { writeXlsx } = await import("hucre/xlsx");
  const saved = async (id: string | undefined, hour: number) => {
    const row = ["Yoga al alba", new Date("2026-01-30T00:00Z"), hour, 39.9, "'=1", id ?? null];
    const cells = new Map([["1,2", { value: hour, style: { numFmt: "hh:mm:ss" } }]]);
    const bytes = await writeXlsx({ sheets: [{ name: "Datos", rows: [heading, row], cells }] });
    return readTableFile(new File([new Uint8Array(bytes)], "a.xlsx"));
  };
  const rows = await rowsOf(event);
  const told = async (file: TableFile) => planOf(event, rows, file).map(({ kind, changes }) => [kind, changes]);
  expect(await told(await saved(yoga?.id, 18.5 / 24))).toEqual([["same", []]]);
  const text = `${heading.join(";")}\nYoga al alba;30-ene;18:30:00;39,9;'=1;${yoga?.id}\n`;
  expect(await told(await csv(text))).toEqual([["same", []]]);
  // What somebody changed there is told, and as people write it.
  const [changed] = planOf(event, rows, await saved(yoga?.id, 19 / 24));
  expect(changed?.changes).toMatchObject([{ label: "Hora", before: "18:30", after: "19:00" }]);

  // A number that its guard has made a text.
  const clubs = forms.clubs ?? expect.fail();
  const [acacias] = (await rowsOf(clubs)).filter(({ id }) => id === "acacias");
  const west = tableOf(clubs, acacias ? [acacias] : []).rows[0]?.find((cell) => /^-3,/.test(cell));
  const book = await writeXlsx({
    sheets: [
      {
        name: "Datos",
        rows: [
          ["Longitud", "Id"],
          [`'${west}`, "acacias"],
        ],
      },
    ],
  });
  const plan = planOf(clubs, await rowsOf(clubs), await readTableFile(new File([new Uint8Array(book)], "a.xlsx")));
  expect(plan.map(({ kind }) => kind)).toEqual(["same"]);
});

test("a text that looks like a number is changed in a workbook, which holds it as text", async () => {
  const event = forms.events ?? expect.fail();
  const [stored] = await it.sql`insert into events (title, event_date, time, description, location)
    values ('Feria', '1 FEB', '10:00', '39,90', 'Retiro') returning id`;
  const { writeXlsx } = await import("hucre/xlsx");
  const rows = [
    ["Descripción", "Id"],
    ["39,9", stored?.id],
  ];
  const bytes = await writeXlsx({ sheets: [{ name: "Datos", rows }] });
  const file = await readTableFile(new File([new Uint8Array(bytes)], "a.xlsx"));
  const [line] = planOf(event, await rowsOf(event), file);
  expect(line?.changes).toMatchObject([{ label: "Descripción", before: "39,90", after: "39,9" }]);
});

test("letters that a file of an old spreadsheet cannot hold stay in their row", async () => {
  const event = forms.events ?? expect.fail();
  const [stored] = await it.sql`insert into events (title, event_date, time, description, location)
    values ('Con Paweł 💪', '1 FEB', '10:00', 'Añil', 'Retiro') returning id`;
  const text = `Título;Descripción;Id\r\nCon Pawe? ??;Añil y más;${stored?.id}\r\n`;
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const [line] = planOf(event, await rowsOf(event), await readTableFile(new File([bytes], "a.csv")));
  expect(line?.changes).toMatchObject([{ label: "Descripción", before: "Añil", after: "Añil y más" }]);
});

/** What a person would import of a file. */
const written = (planned: ReturnType<typeof planOf>) => ({
  added: planned.flatMap(({ kind, values }) => (kind === "new" && values ? [values] : [])),
  changed: planned.flatMap(({ kind, row, values }) =>
    kind === "changed" && row && values ? [{ id: row.id, updated_at: row.updated_at, told: values }] : [],
  ),
});

test("a file of an old spreadsheet is read, written in one go and taken back", async () => {
  const form = forms.precios ?? expect.fail();
  await it.sql`insert into precios (club_id, title, price, available_slots)
    values ('acacias', 'Mañanas de añil', 39.9, 40), ('retiro', 'Mañanas de añil', 44.9, 10)`;
  const before = await everything("precios");
  const text = [
    "TITULO;Club;precio;Plazas disponibles;Publicar el;Agotado;Notas",
    "Mañanas de añil;Acacias;40,90;60;1/12/2026 9:30;sí;nada",
    "Mañanas de añil;RETIRO;44,9;10;;;",
    "Fin de semana;retiro;29,90 €;80;;no;",
  ].join("\r\n");
  // As Windows writes it: a byte a letter.
  const file = await readTableFile(
    new File([Uint8Array.from(text, (value) => (value === "€" ? 0x80 : value.charCodeAt(0)))], "tarifas.csv"),
  );
  expect(file.format).toBe("punto y coma, Windows-1252");
  const planned = planOf(form, await rowsOf(form), file);
  expect(planned.map(({ number, kind, name, place }) => [number, kind, name, place])).toEqual([
    [2, "changed", "Mañanas de añil", "Acacias"],
    [3, "same", "Mañanas de añil", "RETIRO"],
    [4, "new", "Fin de semana", "retiro"],
  ]);
  expect(planned[0]?.changes.map(({ label, before, after }) => [label, before, after])).toEqual([
    ["Precio", "39,90\u00a0€", "40,90\u00a0€"],
    ["Plazas disponibles", "40", "60"],
    ["Agotado", "No", "Sí"],
    ["Publicar el", "Vacío", "01/12/2026 09:30"],
  ]);
  const change = await changeRows(staff, form.table, written(planned));
  const [row] =
    await it.sql`select price, publish_at from precios where title = 'Mañanas de añil' and club_id = 'acacias'`;
  expect(row).toMatchObject({ price: "40.90", publish_at: new Date("2026-12-01T08:30:00Z") });
  const [entry] = await it.sql`
    select count(distinct transaction)::int as entries, count(*)::int as rows from audit_log
    where transaction = ${change} and table_name = 'precios'`;
  expect(entry).toEqual({ entries: 1, rows: 2 });
  await undoChange(staff, change);
  expect(await everything("precios")).toEqual(before);
});

test("what is wrong is said at its line, and a slip is offered as what was meant", async () => {
  const form = forms.precios ?? expect.fail();
  const file = await csv(
    'Título,Club,Precio,Agotado\nUno,Acasias,10,no\nDos,Móstoles,10,no\nTres,acacias,"74,9O",a veces\n',
  );
  const rows = await rowsOf(form);
  const planned = planOf(form, rows, file);
  expect(
    planned.map(({ number, kind, faults }) => [
      number,
      kind,
      faults.map((fault) => [fault.label, fault.typed, fault.meant]),
    ]),
  ).toEqual([
    [2, "wrong", [["Club", "Acasias", "ACACIAS"]]],
    [3, "wrong", [["Club", "Móstoles", undefined]]],
    [
      4,
      "wrong",
      [
        ["Agotado", "a veces", undefined],
        ["Precio", "74,9O", "74,90"],
      ],
    ],
  ]);
  const mended = new Map([["club_id\nAcasias", "ACACIAS"]]);
  expect(planOf(form, rows, file, { mended })[0]).toMatchObject({ kind: "new", values: { club_id: "acacias" } });
});

test("a column that is missing or twice, and a file that is none, are told before any line is read", async () => {
  const form = forms.precios ?? expect.fail();
  const columns = sheetColumns(form);
  const faults = (file: TableFile) =>
    faultsOfHeadings({ columns, ...file, matched: matchHeadings(file.heading, columns) });
  expect(faults(await csv("Precio\n10\n"))).toEqual([
    "Falta la columna «Título» y «Club»: sin ella no se sabe de qué habla cada línea.",
  ]);
  expect(faults(await csv("Id;Precio;precio\n1;2;3\n"))).toEqual([
    "La columna «precio» está dos veces: quita una del archivo, o elige aquí cuál vale.",
  ]);
  const both = await csv("Id;Precio;Coste\n1;2;3\n");
  expect(faultsOfHeadings({ columns, ...both, matched: ["id", "price", "price"] })).toEqual([
    "Dos columnas son «Precio». Elige cuál vale, y la otra no se usa.",
  ]);
  await expect(csv(`Id\n${"1\n".repeat(100_000)}`)).rejects.toThrow(
    "Línea 20002: el archivo tiene 100.000 filas y caben 20.000.",
  );
  await expect(csv("Título;Precio\n")).rejects.toThrow("El archivo no tiene filas");
  await expect(readTableFile(new File(["PK no es un libro"], "a.xlsx"))).rejects.toThrow("No se ha podido leer");
});

test("a formula is text in both files, and in the database", async () => {
  const form = forms.partners ?? expect.fail();
  const formula = "=cmd|' /C calc'!A0";
  const planned = planOf(form, await rowsOf(form), await csv(`Nombre;Id\n"'${formula}";\n`));
  await changeRows(staff, form.table, written(planned));
  const rows = (await rowsOf(form)).filter(({ name }) => name === formula);
  expect(rows).toHaveLength(1);
  expect(await csvFile(tableOf(form, rows)).text()).toContain(`"'${formula}"`);
  const { readXlsx } = await import("hucre/xlsx");
  const book = await readXlsx(await (await excelFile(tableOf(form, rows))).arrayBuffer(), { readStyles: true });
  expect(book.sheets[0]?.rows[1]?.[0]).toBe(formula);
  expect([...(book.sheets[0]?.cells?.values() ?? [])].filter((cell) => cell.formula)).toEqual([]);
});

test("a row that a colleague changes meanwhile stops all of it, and is told at its line", async () => {
  const form = forms.events ?? expect.fail();
  await it.sql`insert into events (title, event_date) values ('Carrera', '25 DIC'), ('Cena', '26 DIC')`;
  const rows = await rowsOf(form);
  const file = await csv("Título;Fecha\nCarrera;1 ENE\nCena;2 ENE\n");
  const planned = planOf(form, rows, file);
  await it.sql`update events set location = 'Retiro' where title = 'Cena'`;
  const before = await everything("events");
  await expect(changeRows(staff, form.table, written(planned))).rejects.toThrow(
    "No se ha guardado nada: de 2 filas, 1",
  );
  expect(await everything("events")).toEqual(before);
  const now = await rowsOf(form);
  const stale = new Set(
    now.filter((row) => !rows.some((whole) => whole.updated_at === row.updated_at)).map(({ id }) => id),
  );
  expect(planOf(form, now, file, { stale }).map(({ kind, faults }) => [kind, faults[0]?.message])).toEqual([
    ["changed", undefined],
    ["wrong", "Otra persona la ha cambiado mientras mirabas."],
  ]);
});

test("an id that nobody has, two lines of one row and two rows of one name are no guesses", async () => {
  const form = forms.reply_templates ?? expect.fail();
  await it.sql`insert into reply_templates (title, body) values ('Doble', 'a'), ('Doble', 'b'), ('Sola', 'c')`;
  const rows = await rowsOf(form);
  const says = async (text: string) =>
    planOf(form, rows, await csv(text)).map(({ kind, faults }) => faults[0]?.message ?? kind);
  expect(await says("Id;Título;Texto\nnadie;Doble;z\n;Doble;z\n")).toEqual([
    "Ninguna fila tiene el Id «nadie». Vacíalo para añadirla como nueva.",
    "new",
  ]);
  expect(await says("Título;Texto\nDoble;z\nSola;x\nsola;y\n")).toEqual([
    "Hay varias filas con este nombre. Pon el Id de la que es: está en la exportada.",
    "changed",
    "La línea 3 ya habla de esta fila.",
  ]);
});

test("two thousand new rates of one club come in one go, in the order of the file, and go again", async () => {
  const form = forms.precios ?? expect.fail();
  const before = await everything("precios");
  const lines = Array.from({ length: 2_000 }, (_, at) => `Bono ${at};Retiro;${at % 90},90`);
  const planned = planOf(form, await rowsOf(form), await csv(`Título;Club;Precio\n${lines.join("\n")}\n`));
  // A request that takes longer than eight seconds is stopped.
  const change = await changeRows(staff, form.table, written(planned));
  const placed = await it.sql`select title from precios where title like 'Bono %' order by display_order`;
  expect(placed.map(({ title }) => title)).toEqual(lines.map((line) => line.split(";")[0]));
  await undoChange(staff, change);
  expect(await everything("precios")).toEqual(before);
});
