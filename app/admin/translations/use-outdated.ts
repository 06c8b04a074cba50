import { useEffect, useState } from "react";
import {
  confirmTranslation,
  listOutdatedTranslations,
  type OutdatedTranslation,
} from "../../data/site/outdated-translations.ts";
import { browserClient } from "../session/browser-client.ts";
import { perform } from "../session/perform.ts";

const none: readonly OutdatedTranslation[] = [];
const confirmed = "translation-confirmed";

/** The translations of a table's rows that are of an earlier text; read anew when `of` is another. */
export function useOutdated(table: string, of?: string): readonly OutdatedTranslation[] {
  const [found, setFound] = useState(none);
  // Talks to the backend: a list and a form are there without what this adds to them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved meanwhile may have changed it
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const marks = await listOutdatedTranslations(browserClient(), table);
      if (isWanted) setFound(marks);
    };
    const readQuietly = () => void read().catch(() => {});
    readQuietly();
    addEventListener(confirmed, readQuietly);
    return () => {
      isWanted = false;
      removeEventListener(confirmed, readQuietly);
    };
  }, [table, of]);
  return found;
}

/** Those of what a form writes; those of a block by the names of its own fields. */
export function marksOf(
  marks: readonly OutdatedTranslation[],
  { id, block }: { id?: string | undefined; block?: string | undefined },
): OutdatedTranslation[] {
  return marks.flatMap((mark) => {
    const [of, name] = mark.field.includes(".") ? mark.field.split(".") : [undefined, mark.field];
    const isMeant = of === block && (id === undefined || id === mark.row_id);
    return isMeant && name !== undefined ? [{ ...mark, field: name }] : [];
  });
}

/** "Sigue valiendo": list and form, which both show the mark, read theirs anew. */
export async function confirmStillHolds({ id, table_name }: OutdatedTranslation): Promise<void> {
  await perform(["update", table_name], (client) => confirmTranslation(client, id));
  dispatchEvent(new Event(confirmed));
}
