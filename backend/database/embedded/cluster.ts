import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { syncFolder } from "../../secret-file.ts";
import type { Account } from "./account.ts";
import { program } from "./binaries.ts";

// The superuser of the cluster has no password, so nobody can sign in as it: the application is the owner of its
// database and no more, as on a hosted project.
const superuser = "supabase_admin";
const hostBasedAccess = ["local all all scram-sha-256", "host all all 127.0.0.1/32 scram-sha-256", ""].join("\n");

/** Without the caller's locale and PG* variables, which initdb would build into the cluster. */
const cleanEnvironment: NodeJS.ProcessEnv = {
  PATH: process.env.PATH ?? "",
  TZ: "UTC",
  LC_ALL: "C",
  // Windows opens no socket without it.
  ...(process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {}),
};

/**
 * Makes an empty cluster whose database `postgres` belongs to the role `postgres` with this password. It appears at
 * `cluster` complete or not at all: an interrupted attempt leaves only a folder that the next one removes.
 */
export async function createCluster(
  binaries: string,
  cluster: string,
  account: Account | null,
  password: string,
): Promise<void> {
  const draft = `${cluster}.new-${process.pid}`;
  mkdirSync(draft, { mode: 0o700 });
  if (account) chownSync(draft, account.uid, account.gid);
  const options = ["--encoding=UTF8", "--locale-provider=builtin", "--locale=C.UTF-8", "--auth=trust"];
  const initdb = spawn(program(binaries, "initdb"), ["-D", draft, "-U", superuser, ...options], as(account));
  const [output, problem, [code]] = await Promise.all([
    text(initdb.stdout),
    text(initdb.stderr),
    once(initdb, "close"),
  ]);
  if (code !== 0) throw new Error(`The database could not be created: ${(problem || output).trim()}`);
  writeFileSync(join(draft, "pg_hba.conf"), hostBasedAccess);
  tellAlone(binaries, draft, account, [
    `create role postgres login createrole createdb bypassrls password '${password}'`,
    "alter database postgres owner to postgres",
  ]);
  renameSync(draft, cluster);
  syncFolder(dirname(cluster));
}

/** Gives the application's role a new password; the cluster must not be running. */
export function resetPassword(binaries: string, cluster: string, account: Account | null, password: string): void {
  tellAlone(binaries, cluster, account, [`alter role postgres password '${password}'`]);
}

/** How to spawn one of PostgreSQL's programs: as the account, from a folder that it can surely enter. */
export function as(account: Account | null) {
  const who = account ? { uid: account.uid, gid: account.gid } : {};
  return { ...who, cwd: "/", env: cleanEnvironment, windowsHide: true };
}

/** Single-user mode needs no password: who owns the files is the superuser. */
function tellAlone(binaries: string, cluster: string, account: Account | null, statements: string[]): void {
  const args = ["--single", "-D", cluster, "-c", "log_checkpoints=off", "postgres"];
  const input = `${statements.join(";\n")};\n`;
  const { stdout, stderr, status } = spawnSync(program(binaries, "postgres"), args, {
    ...as(account),
    input,
    encoding: "utf8",
  });
  const problem = /^.*(ERROR|FATAL|PANIC): .*$/m.exec(`${stdout}\n${stderr}`);
  if (status !== 0 || problem) throw new Error(`The database could not be prepared: ${problem?.[0] ?? stderr}`);
}

/** Removes what interrupted attempts to make this cluster left behind. */
export function removeDrafts(cluster: string): void {
  const drafts = readdirSync(dirname(cluster)).filter((value) => value.startsWith(`${basename(cluster)}.new-`));
  for (const draft of drafts) rmSync(join(dirname(cluster), draft), { recursive: true, force: true });
}
