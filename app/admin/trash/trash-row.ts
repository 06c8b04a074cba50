import type { ClubName } from "../../content/clubs/club.ts";
import type { AuditEntry } from "../../content/people/audit-entry.ts";
import type { Colleague } from "../../content/people/colleague.ts";
import type { StoredRow } from "../../content/stored-row.ts";
import { factsOf } from "../history/recorded-facts.ts";
import { whoDid } from "../history/who.ts";
import { sectionAt } from "../sections.ts";
import { titleOf } from "./use-restore.ts";

/** A deletion as its line says it. */
export interface TrashRow extends StoredRow {
  entry: AuditEntry;
  title: string;
  /** Where it was: "Precios · ACACIAS". */
  section: string;
  who: string;
}

export const trashRows = (
  entries: readonly AuditEntry[],
  colleagues: readonly Colleague[],
  clubs: readonly ClubName[],
): TrashRow[] =>
  entries.map((entry) => {
    const { id, at, table_name, club } = entry;
    const ofClub = table_name !== "clubs" && (clubs.find((one) => one.id === club)?.name ?? club);
    return {
      ...{ id: String(id), updated_at: at, entry, title: titleOf(entry), who: whoDid(entry, colleagues) },
      section: [sectionAt(factsOf(table_name)?.section ?? "")?.title, ofClub].filter(Boolean).join(" · "),
    };
  });

/** "1 elemento". */
export const elements = (count: number): string => (count === 1 ? "1 elemento" : `${count} elementos`);
