import { cleanText } from "#domain/text/clean-text.ts";

/** What was typed, by the row's id and the column's key; a cell that says what is stored is not in it. */
type Edits = ReadonlyMap<string, ReadonlyMap<string, string>>;

export interface PutCell {
  row: string;
  key: string;
  text: string;
  /** What is stored. */
  said: string;
}

export interface EditState {
  edits: Edits;
  past: readonly Edits[];
  future: readonly Edits[];
}

export type EditStep =
  | { kind: "put"; cells: readonly PutCell[] }
  | { kind: "undo" }
  | { kind: "redo" }
  /** What is stored by now, or thrown away: no way back leads to it. */
  | { kind: "drop"; isKept: (row: string, key: string) => boolean };

export const noEdits: EditState = { edits: new Map(), past: [], future: [] };

/** The next state of what was typed; each step can be taken back. */
export function stepEdits(state: EditState, step: EditStep): EditState {
  const { edits, past, future } = state;
  if (step.kind === "put") {
    const next = withCells(edits, step.cells);
    return next === edits ? state : { edits: next, past: [...past.slice(-mostSteps), edits], future: [] };
  }
  if (step.kind === "undo") {
    const before = past.at(-1);
    return before ? { edits: before, past: past.slice(0, -1), future: [edits, ...future] } : state;
  }
  if (step.kind === "redo") {
    const [next, ...later] = future;
    return next ? { edits: next, past: [...past, edits], future: later } : state;
  }
  const kept = [...edits].map(([row, cells]) => {
    return [row, new Map([...cells].filter(([key]) => step.isKept(row, key)))] as const;
  });
  return { edits: new Map(kept.filter(([, cells]) => cells.size > 0)), past: [], future: [] };
}

const mostSteps = 100;

function withCells(edits: Edits, cells: readonly PutCell[]): Edits {
  const changed = new Map<string, Map<string, string>>();
  for (const { row, key, text, said } of cells) {
    const own = changed.get(row) ?? new Map(edits.get(row));
    if (cleanText(text) === cleanText(said)) own.delete(key);
    else own.set(key, text);
    changed.set(row, own);
  }
  if (changed.size === 0) return edits;
  const next = new Map(edits);
  for (const [row, own] of changed) {
    if (own.size === 0) next.delete(row);
    else next.set(row, own);
  }
  return next;
}
