import { longestTurn } from "./longest-turn.ts";
import type { Round } from "./round.ts";
import { type Parser, worstInput } from "./worst-input.ts";

/** Everything that reads what staff or strangers send, with its worst: how long pages wait for it. */
export const parsers: Round = async ({ full, say }) => {
  const misses: string[] = [];
  const lines: string[] = [];
  for (const parser of worstInput) {
    const { shape, ms } = await worstOf(parser, full ? 9 : 3);
    const { name, size, elsewhere } = parser;
    lines.push(`| ${name} | ${size} | ${shape} | ${ms.toFixed(0)} ms${elsewhere ? ` (in ${elsewhere})` : ""} |`);
    say(lines.at(-1) ?? "");
    if (ms > mostMs && !elsewhere) misses.push(`${name}, ${shape}: ${ms.toFixed(0)} ms`);
  }
  const head = ["| what is read | how much | its worst | longest turn |", "|---|---|---|---|"];
  return { text: [...head, ...lines].join("\n"), misses };
};

/** As long as what somebody sends may keep a page from being answered. */
export const mostMs = 50;

/** Its worst shape, by the quickest of some turns: what is measured is the parser, not the collector of garbage. */
export async function worstOf({ worst, read }: Parser, rounds = 3): Promise<{ shape: string; ms: number }> {
  let most = { shape: "", ms: 0 };
  for (const [shape, make] of Object.entries(worst)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const input = make();
      // Each makes what it reads.
      times.push(await longestTurn(() => read(input as never)));
    }
    const ms = Math.min(...times);
    if (ms >= most.ms) most = { shape, ms };
  }
  return most;
}
