import type { Block } from "#app/content/site/blocks/blocks.ts";
import { fromMadridLocal, nextMadridMidnight } from "#domain/time/madrid-time.ts";

/** When a page with these blocks says something else, beside what its sources say themselves. */
export function changesOf(blocks: readonly Block[], now: Date): Date[] {
  return blocks.flatMap((it) => {
    if (it.kind !== "countdown" && it.kind !== "timetable") return [];
    const until = it.kind === "countdown" ? fromMadridLocal(it.until) : null;
    return [nextMadridMidnight(now), ...(until && Date.parse(until) > now.getTime() ? [new Date(until)] : [])];
  });
}
