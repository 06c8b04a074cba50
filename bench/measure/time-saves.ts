import type { RunningSite } from "./running-site.ts";
import { signIn } from "./staff.ts";

/** How long after the answer to a save in the panel the home page showed it, in milliseconds, shortest first. */
export interface SaveTimes {
  waits: number[];
  /** How often old words came once more after the new ones. */
  stale: number;
}

/** Saves so many times, one after the other, as a member of staff of a site that was started with `staffEnvironment`. */
export async function timeSaves(site: RunningSite & { dataDir: string }, saves: number): Promise<SaveTimes> {
  const client = await signIn(site);
  const home = async () => (await fetch(site.url)).text();
  const times: SaveTimes = { waits: [], stale: 0 };
  for (let save = 0; save < saves; save += 1) {
    const words = `Guardado ${save}`;
    const row = { content_key: "hero_title_1", content_value: words };
    await client.from("site_content").upsert(row, { onConflict: "content_key" }).throwOnError();
    times.waits.push(await untilPublic(home, words));
    if (!(await home()).includes(words)) times.stale += 1;
  }
  times.waits.sort((a, b) => a - b);
  return times;
}

/** In whole milliseconds: the longest of this share of the waits. */
export function waitOf({ waits }: SaveTimes, share: number): number {
  return Math.round(waits[Math.ceil(waits.length * share) - 1] ?? Number.NaN);
}

async function untilPublic(home: () => Promise<string>, words: string): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < 10_000) {
    if ((await home()).includes(words)) return performance.now() - begun;
  }
  throw new Error(`"${words}" did not become public within 10 s`);
}
