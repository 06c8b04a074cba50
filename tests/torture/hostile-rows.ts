import { isDeepStrictEqual } from "node:util";
import type { OwnerAccess } from "./ledger.ts";
import { headersOf } from "./ledger.ts";

/** Everything that people write and a page shows. */
const writtenTables = [
  ...["activities", "articles", "club_classes", "club_days", "club_extra_services", "clubs", "company", "events"],
  ...["header_links", "landing_pages", "manifiesto_content", "merch_products", "ninecast_episodes", "partners"],
  ...[
    "page_words",
    "partner_submissions",
    "positions",
    "precios",
    "reply_templates",
    "requests",
    "site_content",
    "testimonials",
  ],
];

/** Not written by anybody, or the address at which the row is looked for. */
const kept = /^(id|slug|content_key|setting_key|page|youtube_id|cv_path|search|notice_version|group)$|_id$|_at$|_to$/;

type Row = Record<string, unknown>;

/** A field of a row that can hold a text. */
export interface WrittenField {
  table: string;
  key: string;
  column: string;
  value: unknown;
}

/** The fields of the first rows of each table, as the site has them. */
export async function readFields(access: OwnerAccess): Promise<WrittenField[]> {
  const fields: WrittenField[] = [];
  for (const table of writtenTables) {
    const answer = await fetch(`${access.url}/rest/v1/${table}?select=*&limit=${table === "site_content" ? 40 : 3}`, {
      headers: headersOf(access),
    });
    if (!answer.ok) throw new Error(`${table}: ${answer.status}`);
    for (const row of (await answer.json()) as Row[]) {
      const name = "id" in row ? "id" : "content_key" in row ? "content_key" : "only_row";
      for (const [column, value] of Object.entries(row)) {
        if (kept.test(column) || (typeof value !== "string" && typeof value !== "object" && value !== null)) continue;
        fields.push({ table, key: `${name}=eq.${encodeURIComponent(String(row[name]))}`, column, value });
      }
    }
  }
  return fields;
}

/** Columns that a rule has refused a text for: each is sent alone from then on. */
const strict = new Set<string>();
const nameOf = ({ table, column }: WrittenField) => `${table}.${column}`;

/** Writes into every field the text that `textFor` gives it, wherever it is taken; gives how many took theirs. */
export async function writeFields(
  access: OwnerAccess,
  fields: readonly WrittenField[],
  textFor: (field: WrittenField) => string,
): Promise<number> {
  const rows = [...Map.groupBy(fields, ({ table, key }) => `${table}?${key}`).values()];
  let written = 0;
  const writer = async () => {
    for (let row = rows.pop(); row; row = rows.pop()) {
      const taken = await writeRow(access, row, textFor);
      written += taken;
    }
  };
  await Promise.all([writer(), writer(), writer()]);
  return written;
}

/** All of a row at once where nothing of it was ever refused, else one field after the other. */
async function writeRow(access: OwnerAccess, row: readonly WrittenField[], textFor: (it: WrittenField) => string) {
  const given = row.map((field) => ({ field, value: withText(field.value, textFor(field)) }));
  const changed = given.filter(({ field, value }) => !isDeepStrictEqual(value, field.value));
  const easy = changed.filter(({ field }) => !strict.has(nameOf(field)));
  const isTaken = await patch(access, easy);
  let written = isTaken ? easy.length : 0;
  for (const it of isTaken ? changed.filter(({ field }) => strict.has(nameOf(field))) : changed) {
    if (await patch(access, [it])) written += 1;
    else strict.add(nameOf(it.field));
  }
  return written;
}

async function patch(access: OwnerAccess, changes: readonly { field: WrittenField; value: unknown }[]) {
  const field = changes[0]?.field;
  if (!field) return true;
  const body = JSON.stringify(Object.fromEntries(changes.map((change) => [change.field.column, change.value])));
  const answer = await fetch(`${access.url}/rest/v1/${field.table}?${field.key}`, {
    method: "PATCH",
    headers: { ...headersOf(access), "content-type": "application/json", prefer: "return=minimal" },
    body,
  });
  await answer.arrayBuffer();
  if (answer.status >= 500) throw new Error(`${nameOf(field)} answered ${answer.status} to ${body.slice(0, 300)}`);
  return answer.ok;
}

/** Every text in a value, lists and objects included, is this one. */
function withText(value: unknown, text: string): unknown {
  if (value === null || typeof value === "string") return text;
  if (Array.isArray(value)) return value.length === 0 ? [text] : value.map((item) => withText(item, text));
  if (typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, it]) => [name, it === null ? null : withText(it, text)]));
}
