import type { SupabaseClient } from "@supabase/supabase-js";
import { findClub } from "#domain/clubs/find-club.ts";
import { listClubNames } from "../../data/clubs/clubs.ts";
import { listRowsOnPage } from "../../data/site/rows-on-page.ts";
import { factsOf } from "../history/recorded-facts.ts";
import type { Permissions } from "../session/permissions.ts";
import { editOf, type LookedAt, type PageParts, pageParts } from "./page-parts.ts";

/** A part of the page that is looked at, and where it is edited. */
export interface FoundPart {
  element: Element;
  /** "Editar la tarifa Anual" */
  label: string;
  path: string;
  over: string;
  field: string | undefined;
}

/**
 * What she may edit of a page. `source` is the same page in Spanish, which says what its rows say: element by element
 * the page itself. Throws when the backend cannot be asked.
 */
export async function findParts(
  client: SupabaseClient,
  { shown, source, path }: { shown: Document; source: Document; path: string },
  may: Permissions,
): Promise<FoundPart[]> {
  const segment = /^\/club\/([^/]+)/.exec(path)?.[1];
  const club = segment && findClub(await listClubNames(client), decodeURIComponent(segment))?.id;
  const page = { path, club: club ?? "" };
  const hers = pageParts.filter(({ table, on }) => (on?.test(path) ?? true) && may("update", table));
  const found = await Promise.all(hers.map((parts) => foundOf(client, { shown, source, page }, parts, may)));
  return found.flat();
}

async function foundOf(
  client: SupabaseClient,
  { shown, source, page }: { shown: Document; source: Document; page: LookedAt },
  parts: PageParts,
  may: Permissions,
): Promise<FoundPart[]> {
  const { table, what, at, row, ofClub, field } = parts;
  const elements = [...shown.querySelectorAll(at)];
  const said = [...source.querySelectorAll(at)].map((element) => row?.of(element, page));
  const whose = ofClub && { club_id: page.club };
  const values = said.filter((text) => text !== undefined);
  const column = row?.column ?? "";
  const { name = "id", one = "" } = factsOf(table) ?? {};
  const asked = { table, name, column, values, club: whose?.club_id };
  const rows = row && values.length > 0 ? await listRowsOnPage(client, asked) : [];
  return elements.flatMap((element, index) => {
    const [stored, ...others] = rows.filter(({ value }) => value === said[index]);
    // Of two that are called alike nobody can tell which stands here: their list can.
    const isOne = row === undefined || (stored !== undefined && others.length === 0);
    if (row && !stored) return [];
    if (!may("update", table, stored ? { id: stored.id, ...whose } : whose)) return [];
    const { path, over } = editOf(parts, stored?.id ?? "", page.club);
    return [
      {
        element,
        label: `Editar ${(typeof what === "function" ? what(index) : what) ?? `${one} ${stored?.name ?? ""}`}`.trim(),
        path: isOne ? path : over,
        over,
        field: typeof field === "function" ? field(element) : field,
      },
    ];
  });
}
