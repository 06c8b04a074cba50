import { differingFields, isSameDraft } from "./is-same-draft.ts";
import { mergeEntries } from "./merge-entries.ts";

type Names<Draft> = (keyof Draft & string)[];

export interface Merge<Draft> {
  /** Both changed it, each to something else. */
  clashes: Names<Draft>;
  /** This form changed it, and what it changed can be kept. */
  mine: Names<Draft>;
  /** The other person changed it, likewise; of a list both may have changed entries of their own. */
  theirs: Names<Draft>;
  /** Everything that either changed; where they clash, what this form says. */
  withMine: Draft;
  /** The same; where they clash, what is stored. */
  withTheirs: Draft;
}

/** Puts together what this form and somebody else made of `base`, the draft that both started from. */
export function mergeDrafts<Draft extends object>(base: Draft, draft: Draft, stored: Draft): Merge<Draft> {
  const changed = differingFields(draft, base);
  const isTheirs = (name: keyof Draft & string) => !isSameDraft(stored[name], base[name]);
  const entries = new Map(
    changed.flatMap((name) => {
      const merged = isTheirs(name) ? mergeEntries(base[name], draft[name], stored[name]) : null;
      return merged ? [[name, merged] as const] : [];
    }),
  );
  const mine = changed.filter((name) => !isTheirs(name) || differs(entries.get(name), stored[name]));
  const clashes = changed.filter(
    (name) => isTheirs(name) && !entries.has(name) && !isSameDraft(draft[name], stored[name]),
  );
  const theirs = differingFields(stored, base).filter(
    (name) => !changed.includes(name) || differs(entries.get(name), draft[name]),
  );
  return { clashes, mine, theirs, withMine: take([...mine, ...clashes]), withTheirs: take(mine) };

  function take(names: Names<Draft>): Draft {
    return { ...stored, ...Object.fromEntries(names.map((name) => [name, entries.get(name) ?? draft[name]])) };
  }
}

const differs = (merged: unknown[] | undefined, said: unknown) => merged !== undefined && !isSameDraft(merged, said);
