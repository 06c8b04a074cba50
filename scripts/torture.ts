import { readFileSync, writeFileSync } from "node:fs";
import { bodies } from "../tests/torture/bodies.ts";
import { editors } from "../tests/torture/editors.ts";
import { fuzz } from "../tests/torture/fuzz.ts";
import { hostile } from "../tests/torture/hostile.ts";
import { kill } from "../tests/torture/kill.ts";
import { mails } from "../tests/torture/mails.ts";
import { parsers } from "../tests/torture/parsers.ts";
import { policies } from "../tests/torture/policies.ts";
import { power } from "../tests/torture/power.ts";
import type { Round } from "../tests/torture/round.ts";
import { strangers } from "../tests/torture/strangers.ts";
import { describeMachine } from "./bench/describe-machine.ts";
import { ensureBrowser } from "./setup/ensure-browser.ts";
import { backup } from "./torture/backup.ts";
import { faults } from "./torture/faults.ts";
import { overload } from "./torture/overload.ts";

// `npm run torture -- <name>`: what takes too long for `npm test`; `--full` for the whole count where a round has one.
// Its figures take the place of the earlier ones in docs/reliability.md, and it fails when one is not as it should be.
const page = "docs/reliability.md";
const rounds: Record<string, Round> = {
  backup,
  bodies,
  editors,
  faults,
  fuzz,
  hostile,
  kill,
  mails,
  overload,
  parsers,
  policies,
  power,
  strangers,
};

const asked = process.argv.slice(2).filter((text) => text !== "--full");
const [name = ""] = asked;
const round = asked.length === 1 ? rounds[name] : undefined;
if (round) {
  const chromium = ensureBrowser();
  process.env.CHROMIUM_PATH = chromium;
  const { text, misses } = await round({ full: process.argv.includes("--full"), say: console.log });
  const date = new Date().toISOString().slice(0, 10);
  const where = `Measured on ${date}: ${describeMachine(chromium)}.`;
  writeFileSync(
    page,
    withResult(readFileSync(page, "utf8"), name, `${where}${text.startsWith("|") ? "\n\n" : " "}${text}`),
  );
  for (const miss of misses.slice(0, 50)) console.error(`miss: ${miss}`);
  console.log(`\n${text}\n\n${page} is written; ${misses.length} answers or figures were not as they should be.`);
  // A round may leave something that still waits; nothing of it matters any more.
  process.exit(misses.length === 0 ? 0 : 1);
} else {
  console.error(`Name what is to be measured: npm run torture -- ${Object.keys(rounds).join("|")} [--full]`);
  process.exitCode = 1;
}

/**
 * The page with other text between the marks of this round; what people wrote round them stays. Throws when a mark is
 * missing.
 */
function withResult(page: string, name: string, content: string): string {
  const [begin, end] = [`<!-- ${name}: written by \`npm run torture\` -->`, `<!-- end of ${name} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/reliability.md has lost its marks "${begin}" and "${end}".`);
  return `${page.slice(0, from)}${begin}\n\n${content}\n\n${page.slice(to)}`;
}
