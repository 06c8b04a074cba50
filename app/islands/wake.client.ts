import { enhancements, immediate } from "./enhance.ts";
import { type IslandImport, islands } from "./registry.ts";

/** What can sleep in a page: React components and vanilla enhancements. */
export const sleepers = "[data-island],[data-enhance]";
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
export async function fetchIsland(element: HTMLElement): Promise<void> {
  await Promise.all([find<IslandImport>(islands, element.dataset.island)(), import("./mount.client.tsx")]);
}

async function start(element: HTMLElement): Promise<void> {
  const { island, enhance } = element.dataset;
  if (enhance !== undefined) await Promise.all(enhance.split(" ").map((name) => startEnhancement(element, name)));
  if (island !== undefined) await startIsland(element, island);
}

async function startEnhancement(element: HTMLElement, name: string): Promise<void> {
  if (Object.hasOwn(immediate, name)) return find(immediate, name)(element);
  (await find(enhancements, name)())(element);
}

async function startIsland(element: HTMLElement, name: string): Promise<void> {
  await preamble;
  const [component, { mount }] = await Promise.all([find<IslandImport>(islands, name)(), import("./mount.client.tsx")]);
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
