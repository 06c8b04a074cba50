import { isDeepStrictEqual } from "node:util";
import type { OwnerAccess } from "./ledger.ts";
import { headersOf } from "./ledger.ts";

/** Everything that people write and a page shows. */
const writtenTables = [
  ...["activities", "articles", "club_classes", "club_days", "club_extra_services", "clubs", "company", "events"],
  ...["header_links", "landing_pages", "manifiesto_content", "merch_products", "ninecast_episodes", "partners"],
  ...["partner_submissions", "positions", "precios", "reply_templates", "requests", "site_content", "testimonials"],
];

/** Not written by anybody, or the address at which the row is looked for. */
const kept = /^(id|slug|content_key|setting_key|youtube_id|cv_path|search|notice_version|group)$|_id$|_at$|_to$/;

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

/** Writes a text into a field, wherever that takes one; false when a rule of the table refuses it. */
export async function writeField(access: OwnerAccess, { table, key, column, value }: WrittenField, text: string) {
  const written = withText(value, text);
  if (isDeepStrictEqual(written, value)) return false;
  const answer = await fetch(`${access.url}/rest/v1/${table}?${key}`, {
    method: "PATCH",
    headers: { ...headersOf(access), "content-type": "application/json", prefer: "return=minimal" },
    body: JSON.stringify({ [column]: written }),
  });
  if (answer.status >= 500) throw new Error(`${table}.${column} answered ${answer.status} to ${JSON.stringify(text)}`);
  return answer.ok;
}

/** Every text in a value, lists and objects included, is this one. */
function withText(value: unknown, text: string): unknown {
  if (value === null || typeof value === "string") return text;
  if (Array.isArray(value)) return value.length === 0 ? [text] : value.map((it) => withText(it, text));
  if (typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, it]) => [name, it === null ? null : withText(it, text)]));
}
