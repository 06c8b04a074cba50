import { openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { makeFolder } from "../../bench/measure/make-folder.ts";
import { runSite, serverCommand } from "../../bench/measure/running-site.ts";
import { makePictures, startWriters } from "./busy-writers.ts";
import { killTree } from "./kill-processes.ts";
import { accessTo, Ledger } from "./ledger.ts";
import { openLosableDisk } from "./losable-disk.ts";
import { randomFrom } from "./random.ts";
import type { Round } from "./round.ts";

/** The power goes at a random moment of mixed writes and uploads, the first moments of a new site included. */
export const power: Round = async ({ full, say }) => {
  const rounds = full ? 60 : 12;
  const random = randomFrom(rounds);
  using folder = makeFolder();
  const disk = openLosableDisk(folder.path);
  const ledger = new Ledger();
  const pictures = await makePictures();
  const misses: string[] = [];
  const log = openSync(join(folder.path, "site.log"), "a");
  const dataDir = join(disk.path, "data");
  const keys = () => readFileSync(join(dataDir, "keys.json"), "utf8");
  try {
    disk.proveThatItLoses();
    let site = await runSite(serverCommand, dataDir, {}, log);
    for (let round = 0; round < rounds; round += 1) {
      const before = keys();
      const writers = startWriters(accessTo(site, dataDir), ledger, pictures);
      await delay(100 + random() * 1_500);
      disk.cut();
      // Whatever is answered from now on was acknowledged too.
      await writers.ended;
      await killTree(site.pid);
      disk.repair();
      site = await runSite(serverCommand, dataDir, {}, log);
      if (keys() !== before) misses.push(`round ${round}: the keys of the site are others`);
      const lost = await ledger.losses(accessTo(site, dataDir));
      misses.push(...lost.map((value) => `round ${round}: ${value}`));
      say(`${round + 1} cuts, ${ledger.acknowledgedWrites} writes, ${misses.length} lost`);
    }
    misses.push(...(await ledger.losses(accessTo(site, dataDir), true)));
    await killTree(site.pid);
  } finally {
    disk.remove();
  }
  const text = `${rounds} power cuts: ${ledger.acknowledgedWrites} acknowledged writes of ${ledger.rows} rows and ${ledger.files} files, ${misses.length} lost.`;
  return { text, misses };
};
