import { type Behaviour, type BehaviourImport, behaviours, immediate } from "./behaviours.ts";
import { type IslandImport, islands } from "./islands.ts";

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

/** Fetches an island's code without running the island. */
export async function fetchIsland({ dataset: { island } }: HTMLElement) {
  return Promise.all([find<IslandImport>(islands, island)(), import("./mount.client.tsx")]);
}

export const isImmediate = (name = ""): boolean => Object.hasOwn(immediate, name);

async function start(element: HTMLElement): Promise<void> {
  const { island, wakes } = element.dataset;
  if (island !== undefined) return startIsland(element);
  if (isImmediate(wakes)) find<Behaviour>(immediate, wakes)(element);
  else (await find<BehaviourImport>(behaviours, wakes)())(element);
}

async function startIsland(element: HTMLElement): Promise<void> {
  await preamble;
  const [component, { mount }] = await fetchIsland(element);
  // The server wrote these props for this very component.
  await mount(element, component as React.ComponentType<object>, JSON.parse(element.dataset.props ?? "{}"));
}

function find<T>(registry: Readonly<Record<string, T>>, name = ""): T {
  // Own names only: the attribute must not reach what every object inherits.
  const entry = Object.hasOwn(registry, name) ? registry[name] : undefined;
  if (entry === undefined) throw new Error(`nothing is registered as "${name}"`);
  return entry;
}

// In development the components were compiled for hot reload, which wants its preamble first.
const preamble = import.meta.env.DEV ? import("virtual:react-router/inject-hmr-runtime" as string) : undefined;
