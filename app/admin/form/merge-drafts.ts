import { differingFields, isSameDraft } from "./is-same-draft.ts";

type Names<Draft> = (keyof Draft & string)[];

export interface Merge<Draft> {
  /** Both changed it, each to something else. */
  clashes: Names<Draft>;
  /** Only this form changed it. */
  mine: Names<Draft>;
  /** Only the other person changed it. */
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
  const mine = changed.filter((name) => !isTheirs(name));
  const clashes = changed.filter((name) => isTheirs(name) && !isSameDraft(draft[name], stored[name]));
  const theirs = differingFields(stored, base).filter((name) => !changed.includes(name));
  return { clashes, mine, theirs, withMine: take([...mine, ...clashes]), withTheirs: take(mine) };

  function take(names: Names<Draft>): Draft {
    return { ...stored, ...Object.fromEntries(names.map((name) => [name, draft[name]])) };
  }
}
