import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "#backend/database/connect.ts";
import { startEmbeddedDatabase } from "#backend/database/embedded.ts";
import { prepareDatabase } from "#backend/database/prepare.ts";
import { type KillRound, killMailWorkers } from "./kill-mail-workers.ts";
import type { Round } from "./round.ts";

/** 300 mails are due and the process that sends them is killed three times at random moments: 30 rounds, or 3. */
export const mails: Round = async ({ full, say }) => {
  const done = await playRounds(full ? 30 : 3, say);
  const sum = (of: keyof KillRound) => done.reduce((all, round) => all + round[of], 0);
  const lost = sum("due") - sum("arrived");
  const unexplained = sum("again") - sum("againInDoubt");
  const text = `${done.length} rounds of 300 mails, ${sum("kills")} processes killed: ${sum("arrived")} of ${sum("due")} mails arrived, ${sum("again")} of them twice, all but ${unexplained} because they had left whole when their process was killed before it could write so.`;
  const misses = [
    ...(lost > 0 ? [`${lost} mails were lost`] : []),
    ...(unexplained > 0 ? [`${unexplained} mails came twice`] : []),
  ];
  return { text, misses };
};

async function playRounds(rounds: number, say: (line: string) => void): Promise<KillRound[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "nine-fitness-mails-"));
  chmodSync(dataDir, 0o755); // The account that runs PostgreSQL must be able to enter it.
  const log = { info() {}, warn: console.warn, error: console.error };
  const server = await startEmbeddedDatabase({ dataDir, log });
  const sql = connect(server.target, { max: 2 });
  const done: KillRound[] = [];
  try {
    const supabaseFolder = join(import.meta.dirname, "../../supabase");
    await prepareDatabase(server.target, { supabaseFolder, seed: "none", log });
    for (let round = 1; round <= rounds; round += 1) {
      done.push(await killMailWorkers(sql, server.target, { due: 300, kills: 3 }));
      say(`${round}: ${JSON.stringify(done.at(-1))}`);
    }
    return done;
  } finally {
    await sql.end({ timeout: 5 });
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
