import type { BehaviourName } from "./behaviours.ts";

interface Waking {
  "data-wakes": BehaviourName;
  "data-unseen"?: "";
}

/**
 * Gives an element a behaviour of the list in `behaviours.ts`: `<div {...wakes("carousel")}>`. With `unseen` its code
 * arrives as soon as the page is there, wherever it is scrolled to.
 */
export function wakes(name: BehaviourName, { unseen = false }: { unseen?: boolean } = {}): Waking {
  return { "data-wakes": name, ...(unseen && { "data-unseen": "" }) };
}
