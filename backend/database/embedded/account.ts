import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";

/** An account of this machine which PostgreSQL runs under. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root: started as root, this finds who it runs as instead. The owner of an existing
 * cluster stays its owner; a new one goes to whoever called sudo, else to the first service account that exists
 * (initdb needs a passwd entry). Null means: as ourselves.
 */
export function chooseAccount(existingCluster: string | null): Account | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = readAccounts();
  if (existingCluster) {
    const { uid, gid } = statSync(existingCluster);
    if (uid !== 0) return accounts.find((account) => account.uid === uid) ?? { name: `user ${uid}`, uid, gid };
  }
  const wanted = [process.env.SUDO_USER, "postgres", "_postgres", "node", "nobody", "daemon", "www-data"];
  const found = wanted
    .map((name) => accounts.find((account) => account.name === name && account.uid !== 0))
    .find(Boolean);
  if (found) return found;
  throw new Error(
    "PostgreSQL does not run as root and no account was found to run it (postgres, node, nobody …). Start as an ordinary user, or set DATABASE_URL.",
  );
}

/** Whether an account can enter a folder and, when given, run a program that prints its version. */
export function canUse(account: Account | null, folder: string, program?: string): boolean {
  if (process.platform === "win32") return true;
  const script = program ? 'cd "$1" && exec "$2" --version' : 'cd "$1"';
  const who = account ? { uid: account.uid, gid: account.gid } : {};
  return spawnSync("/bin/sh", ["-c", script, "sh", folder, program ?? ""], { ...who, cwd: "/" }).status === 0;
}

function readAccounts(): Account[] {
  return readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .filter((fields) => fields.length > 3)
    .map(([name = "", , uid, gid]) => ({ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }));
}
