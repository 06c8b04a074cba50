import type { Block } from "#app/content/site/blocks/blocks.ts";
import { fromMadridLocal, nextMadridMidnight } from "#domain/time/madrid-time.ts";

/** When a page with these blocks says something else, beside what its sources say themselves. */
export function changesOf(blocks: readonly Block[], now: Date): Date[] {
  return blocks.flatMap((block) => {
    if (block.kind !== "countdown" && block.kind !== "timetable") return [];
    const until = block.kind === "countdown" ? fromMadridLocal(block.until) : null;
    return [nextMadridMidnight(now), ...(until && Date.parse(until) > now.getTime() ? [new Date(until)] : [])];
  });
}
