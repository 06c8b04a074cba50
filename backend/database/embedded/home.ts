import { randomUUID } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, readlinkSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { canUse, chooseAccount } from "./account.ts";

/** Where the cluster of a data folder lives, and who runs it. */
export type Home = ReturnType<typeof chooseHome>;

/**
 * Finds, or decides once, where the database of `dataDir` lives: in it, or under `systemFolder` when the account
 * that runs PostgreSQL cannot enter `dataDir`. The decision is kept as a link in `dataDir`, under a random id, so that
 * a data folder which moves keeps its database and one which was deleted does not find its old one again.
 */
export function chooseHome(dataDir: string, systemFolder = "/var/lib/nine-fitness") {
  const link = join(dataDir, "database-home");
  const elsewhere = lstatSync(link, { throwIfNoEntry: false }) ? readlinkSync(link) : null;
  const known = [elsewhere, dataDir].filter((text) => text !== null).find((text) => existsSync(join(text, "postgres")));
  const account = chooseAccount(known ? join(known, "postgres") : null);
  const folder = known ?? elsewhere ?? dataDir;
  if (canUse(account, folder)) return { folder, cluster: join(folder, "postgres"), account };
  if (known) {
    throw new Error(
      `The database in ${join(known, "postgres")} belongs to ${account?.name ?? "another user"}, who cannot enter ${known}. Allow it (chmod a+x on each folder above), or start as the owner.`,
    );
  }
  const folderOfItsOwn = join(systemFolder, randomUUID());
  mkdirSync(folderOfItsOwn, { recursive: true, mode: 0o755 });
  symlinkSync(folderOfItsOwn, link);
  return { folder: folderOfItsOwn, cluster: join(folderOfItsOwn, "postgres"), account };
}
