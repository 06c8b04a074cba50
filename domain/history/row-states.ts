/** A row as the database has it. */
export type RecordedRow = Readonly<Record<string, unknown>>;

/** What the record says of one change: the columns that changed, or the whole row of what came or went; `purge`: for good. */
export interface Change {
  at: string;
  kind: "insert" | "update" | "delete" | "purge";
  before: RecordedRow | null;
  after: RecordedRow | null;
}

/**
 * What a row was right after each of its changes, newest first, from what it is now (null: gone). Null where it was not
 * there, or was not known any more.
 */
export function rowStates(now: RecordedRow | null, changes: readonly Change[]): (RecordedRow | null)[] {
  let row = now;
  return changes.map(({ kind, before }) => {
    const state = row;
    if (kind === "insert") row = null;
    else if (kind === "delete") row = before;
    else if (kind === "update") row = row && { ...row, ...before };
    return state;
  });
}

/** Whether a row that came is an older one that came back: out of the trash, or of a copy. */
export function isComeback({ kind, after, at }: Change): boolean {
  return kind === "insert" && Date.parse(String(after?.created_at)) < Date.parse(at) - 1_000;
}
