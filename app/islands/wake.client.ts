import { type BehaviourImport, behaviours, immediate } from "./behaviours.ts";

/** What can sleep in a page: React components and behaviours of single elements. */
export const sleepers = "[data-island],[data-wakes]";
export const isAsleep = (element: HTMLElement): boolean => !("awake" in element.dataset);

const waking = new WeakMap<Element, Promise<void>>();

/** Wakes an element once. When its code does not arrive the promise is rejected and the next touch tries again. */
export function wake(element: HTMLElement): Promise<void> {
  const known = waking.get(element);
  if (known) return known;
  const attempt = start(element).then(() => {
    element.dataset.awake = "";
  });
  waking.set(element, attempt);
  attempt.catch(() => waking.delete(element));
  return attempt;
}

export const isImmediate = (name = ""): name is keyof typeof immediate => Object.hasOwn(immediate, name);

async function start(element: HTMLElement): Promise<void> {
  const { island, wakes = "" } = element.dataset;
  if (island !== undefined) return (await import("./islands.client.ts")).startIsland(element);
  if (isImmediate(wakes)) return immediate[wakes](element);
  // Own names only: the attribute must not reach what every object inherits.
  if (!Object.hasOwn(behaviours, wakes)) throw new Error(`nothing is registered as "${wakes}"`);
  const behaviour = (behaviours as Record<string, BehaviourImport>)[wakes];
  await (await behaviour?.())?.(element);
}
