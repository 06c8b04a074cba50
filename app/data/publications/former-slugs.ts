import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { isStoredSlug } from "#domain/text/slug.ts";

/** Thrown where a page is asked for that was withdrawn. */
export class Withdrawn extends Error {
  /** Where its address leads now, or null: nowhere. */
  readonly leadsTo: string | null;

  constructor(leadsTo: string | null) {
    super("the page was withdrawn");
    this.leadsTo = leadsTo;
  }
}

const formerly = z.array(
  z.object({ row_id: z.nullable(z.string()), is_withdrawn: z.boolean(), leads_to: z.nullable(z.string()) }),
);

/**
 * The id of the row whose page used to be at this address, as the database remembers it; null when none was, or it is not
 * to be seen. Throws `Withdrawn` where a page was withdrawn from it, and when the read fails.
 */
export async function readRowFormerlyAt(client: SupabaseClient, table: string, slug: string): Promise<string | null> {
  const answer = await client.rpc("page_formerly_at", { of_table: table, address: slug }).throwOnError();
  const [page] = formerly.parse(answer.data);
  if (page?.is_withdrawn) throw new Withdrawn(page.leads_to);
  return page?.row_id ?? null;
}

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** The same as `readAtSlug` where the id stands for a row too. Throws when a read fails. */
export async function readAtAddress<T>(
  client: SupabaseClient,
  table: string,
  address: string,
  read: (column: "slug" | "id", value: string) => Promise<T | null>,
): Promise<T | null> {
  const row = isId(address) ? await read("id", address) : null;
  // Of an id that no row has any more the database knows whether it was withdrawn.
  return row ?? readAtSlug(client, table, address, read);
}

/**
 * The row that `read` finds by its slug, else the one that used to be there and is now elsewhere: its own slug tells. Both
 * are asked for at once, so that what is not there is known after one read's time; of what no slug can be nobody is asked,
 * and capitals lead to the slug without them. Throws `Withdrawn` for one whose time is over, and when a read fails.
 */
export async function readAtSlug<T>(
  client: SupabaseClient,
  table: string,
  address: string,
  read: (column: "slug" | "id", value: string) => Promise<T | null>,
): Promise<T | null> {
  const slug = address.toLowerCase();
  if (!isStoredSlug(slug)) return null;
  const former = readRowFormerlyAt(client, table, slug);
  // It counts only where there is no row.
  former.catch(() => undefined);
  const row = await read("slug", slug);
  if (row !== null) return row;
  const id = await former;
  return id === null ? null : read("id", id);
}
