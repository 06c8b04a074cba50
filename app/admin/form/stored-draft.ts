/** What was typed and not saved, kept in this browser until it is saved or thrown away. */
export interface StoredDraft {
  draft: unknown;
  /** What the row said in that version; missing in what was kept before this was. */
  base?: unknown;
  /** The version of the row that it was typed over; null for a new one. */
  version: string | null;
  /** When it was typed, as ISO text. */
  at: string;
}

const prefix = "9f-draft:";

/** Null when nothing is kept, or what is kept cannot be read. */
export function readStoredDraft(key: string): StoredDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(prefix + key) ?? "null");
    return isStoredDraft(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** A browser without room or without permission keeps nothing; the form works all the same. */
export function keepDraft(key: string, kept: Omit<StoredDraft, "at">): void {
  const stored: StoredDraft = { ...kept, at: new Date().toISOString() };
  try {
    localStorage.setItem(prefix + key, JSON.stringify(stored));
  } catch {}
}

export function forgetDraft(key: string): void {
  try {
    localStorage.removeItem(prefix + key);
  } catch {}
}

function isStoredDraft(it: unknown): it is StoredDraft {
  return typeof it === "object" && it !== null && "draft" in it && "version" in it && "at" in it;
}
