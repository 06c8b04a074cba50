import type { ComponentType } from "react";
import { textOfDocument } from "#app/ui/text-of-document.ts";
import { type IslandImport, type IslandName, islands, topicsOf } from "./islands.ts";
import { whenNear } from "./when-near.ts";

// What pages with islands need beside the loader; it arrives with the first sign that somebody uses the page.

export async function startIsland(element: HTMLElement): Promise<void> {
  await preamble;
  await documentRead();
  const [component, { mount }, t] = await fetchIsland(element);
  // The server wrote these props for this very component.
  await mount(element, component as ComponentType<object>, JSON.parse(element.dataset.props ?? "{}"), t);
}

/** Fetches what the page's islands need, and wakes each that is near the screen in a quiet moment. */
export function prepareIslands(wake: (island: HTMLElement) => void): void {
  for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const near = whenNear(() => whenIdle(() => wake(island)));
    fetchIsland(island).then(
      () => {
        // An island has no box of its own (`display: contents`) that could come near the screen: what is in it has.
        for (const part of island.children) near.observe(part);
      },
      // The next touch asks for it again.
      () => undefined,
    );
  }
}

async function fetchIsland({ dataset: { island = "" } }: HTMLElement) {
  // Own names only: the attribute must not reach what every object inherits.
  if (!Object.hasOwn(islands, island)) throw new Error(`nothing is registered as "${island}"`);
  const component = (islands as Record<string, IslandImport>)[island];
  return Promise.all([
    component?.(),
    import("./mount.client.tsx"),
    textOfDocument(...(topicsOf[island as IslandName] ?? [])),
  ]);
}

/** React takes what it finds for all there is: a page that still arrives is waited for. */
async function documentRead(): Promise<void> {
  if (document.readyState !== "loading") return;
  await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
}

/** Safari has no idle time to tell of; nobody waits longer than the second in which a visitor finds what to press. */
function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in self) requestIdleCallback(act, { timeout: 500 });
  else setTimeout(act, 50);
}

// In development the components were compiled for hot reload, which wants its preamble first.
const preamble = import.meta.env.DEV ? import("virtual:react-router/inject-hmr-runtime" as string) : undefined;
