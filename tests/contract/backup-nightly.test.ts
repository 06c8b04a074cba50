import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addStaff } from "#backend/auth/staff.ts";
import { backupName } from "#backend/backup/backup-name.ts";
import { backUpIfDue } from "#backend/backup/nightly-backup.ts";
import { FileStore } from "#backend/storage/file-store.ts";
import { cloneDatabase, type TestDatabase } from "#tests/fixtures/database.ts";

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await cloneDatabase();
  await addStaff(database.sql, "marta@ninefitness.example", "una clave larga de pruebas");
  folder = await mkdtemp(join(tmpdir(), "nine-fitness-nightly-"));
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const log = { info() {}, warn: console.warn, error: console.error };
/** So many hours after today's noon: nights begin at half past three, whatever the hour is at which the tests are run. */
function hours(count: number): Date {
  const noon = new Date().setUTCHours(12);
  return new Date(noon + count * 3_600_000);
}

/** One of several machines: its own folder, the same database. */
function machine(name: string) {
  const backups = join(folder, name, "backups");
  const source = {
    target: database.target,
    store: new FileStore(join(folder, name, "files")),
    supabaseFolder: join(import.meta.dirname, "../../supabase"),
    version: "1.0.0",
    log,
  };
  return {
    backups,
    list: () => readdir(backups).catch(() => []),
    look: (now: Date) => backUpIfDue(source, database.sql, { folder: backups }, now),
    /** Its disk is full, or whatever else. */
    lookAndFail: (now: Date) => backUpIfDue(source, database.sql, { folder: join(folder, "file/backups") }, now),
  };
}

test("of several machines on one database one makes the backup of a night", async () => {
  const machines = [machine("uno"), machine("dos"), machine("tres")];
  const made = await Promise.all(machines.map((entry) => entry.look(hours(24))));
  expect(made.filter((entry) => entry !== null)).toHaveLength(1);
  expect((await Promise.all(machines.map((entry) => entry.list()))).flat()).toHaveLength(1);
  // The record bears the true time; the night that was asked for is over as soon as the clock says so.
  await database.sql`update backup_runs set started_at = ${hours(24)}`;
  for (const it of machines) expect(await it.look(hours(25))).toBeNull();
  const next = await Promise.all(machines.map((entry) => entry.look(hours(48))));
  expect(next.filter((entry) => entry !== null)).toHaveLength(1);
  const [run] = await database.sql`select * from backup_runs order by finished_at desc`;
  expect(run).toMatchObject({ kind: "nightly", failure: null, was_restored: true });
  expect(Number(run?.bytes)).toBeGreaterThan(10_000);
});

test("a site that was set up today is backed up tonight, not at once", async () => {
  expect(await machine("uno").look(new Date())).toBeNull();
});

test("a backup that fails is remembered with its reason and tried again an hour later", async () => {
  const it = machine("uno");
  await writeFile(join(folder, "file"), "");
  await expect(it.lookAndFail(hours(24))).rejects.toThrow();
  await database.sql`insert into backup_runs (kind, file, started_at, finished_at, failure)
    values ('nightly', 'x', ${hours(24)}, ${hours(24)}, 'No hay sitio en el disco')`;
  expect(await it.look(hours(24.5))).toBeNull();
  expect(await it.look(hours(25.1))).not.toBeNull();
});

test("old archives and half-written ones go, others stay", async () => {
  const it = machine("uno");
  await mkdir(it.backups, { recursive: true });
  const old = Array.from({ length: 40 }, (_, ago) => backupName("nightly", hours(-24 * (ago + 1))));
  const names = [...old, backupName("manual", hours(-9000)), "nightly-20200101T000000Z.tar.part"];
  for (const name of names) await writeFile(join(it.backups, name), "");
  await utimes(join(it.backups, names.at(-1) ?? ""), 0, 0);
  await it.look(hours(24));
  const left = await it.list();
  expect(left.filter((name) => name.startsWith("nightly")).length).toBeLessThanOrEqual(11);
  expect(left).toContain(names.at(-2));
  expect(left).not.toContain(names.at(-1));
});
