import { madridDateTime } from "#domain/time/madrid-time.ts";
import { type PublicationState, publicationState } from "#domain/time/publication.ts";
import type { StoredRow } from "../../content/stored-row.ts";
import { Chip } from "../layout/chip.tsx";
import type { ListDescription, WebPlace } from "./resource.ts";

/** What a row may have that says whether it is public. */
export interface Moments {
  is_published?: boolean;
  publish_at?: string | null;
  withdraw_at?: string | null;
}

function stateOf({ publish_at = null, withdraw_at = null }: Moments): PublicationState {
  return publicationState({ publish_at, withdraw_at }, new Date());
}

const words: Partial<Record<PublicationState, string>> = { scheduled: "Programado", withdrawn: "Retirado" };

/** That a row is a draft, not public yet, or no longer; nothing where it is. */
export function PublicationTag({ row }: { row: Moments }) {
  const word = row.is_published === false ? "Borrador" : words[stateOf(row)];
  return word ? <Chip tone={word === "Programado" ? "works" : "plain"}>{word}</Chip> : null;
}

/** Where a row shows on the site, and all the reasons why it does not. */
export function webPlaceOf<Row extends StoredRow & Moments>(
  resource: { onTheWeb?: ListDescription<Row>["onTheWeb"] | undefined },
  row: Row,
): WebPlace | undefined {
  const place = resource.onTheWeb?.(row);
  const state = stateOf(row);
  // A draft waits for no moment.
  if (!place || state === "public" || row.is_published === false) return place;
  const reason =
    state === "scheduled"
      ? `Se publica el ${madridDateTime(row.publish_at ?? "")}.`
      : `Se retiró el ${madridDateTime(row.withdraw_at ?? "")}.`;
  return { ...place, hiddenBecause: [...place.hiddenBecause, reason] };
}
