import type { BehaviourName } from "./behaviours.ts";

/**
 * Gives an element a behaviour of the list in `behaviours.ts`: `<div {...wakes("carousel")}>`. With `unseen` its code
 * arrives as soon as the page is there, wherever it is scrolled to; with `later` only once somebody is at work
 * on the page.
 */
export function wakes(
  name: BehaviourName,
  { unseen = false, later = false }: { unseen?: boolean; later?: boolean } = {},
) {
  return { "data-wakes": name, ...(unseen && { "data-unseen": "" }), ...(later && { "data-later": "" }) };
}
