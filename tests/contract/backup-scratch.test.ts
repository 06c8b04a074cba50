import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openArchive } from "#backend/backup/open-archive.ts";
import { type BackupSource, writeBackup } from "#backend/backup/write-backup.ts";
import { prepareDatabase } from "#backend/database/prepare.ts";
import { FileStore } from "#backend/storage/file-store.ts";
import { createEmptyDatabase, type TestDatabase } from "#tests/fixtures/database.ts";

const supabaseFolder = join(import.meta.dirname, "../../supabase");

let database: TestDatabase;
let folder: string;
let source: BackupSource;
const warnings: string[] = [];
beforeAll(async () => {
  database = await createEmptyDatabase();
  folder = await mkdtemp(join(tmpdir(), "nine-fitness-scratch-"));
  source = await siteOfTenant();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const log = { info() {}, warn: (words: string) => warnings.push(words), error: console.error };

/** A site whose user has the rights that operations.md asks for, and may not make a database to try a restore in. */
async function siteOfTenant() {
  const [it] = await database.sql`select current_database() as name`;
  // Roles belong to the test run's server and go with it.
  const username = `keeper_of_${it?.name}`;
  await database.sql.unsafe(`create role ${username} login createrole bypassrls password 'x';
    grant anon, authenticated, service_role to ${username}; grant ${username} to current_user;
    alter database ${it?.name} owner to ${username}`);
  const target = { ...database.target, username, password: "x" };
  await prepareDatabase(target, { supabaseFolder, seed: "demo", log });
  // Rows of the demo content; its pictures are uploaded by a site.
  return { target, store: new FileStore(join(folder, "files")), supabaseFolder, version: "1.2.3", log };
}

const scratchFolders = async () => (await readdir(tmpdir())).filter((name) => name.startsWith("nine-fitness-check-"));

// A server is made for each: on a busy machine that takes its time.
const patienceMs = 240_000;

test(
  "where the user may make no database, the restore is tried in a server of a minute's life",
  async () => {
    const before = await scratchFolders();
    const made = await writeBackup(source, join(folder, "a.tar"));
    expect(made.isRestored).toBe(true);
    expect(made.rows).toBeGreaterThan(100);
    expect(warnings).toEqual([]);
    expect((await scratchFolders()).filter((name) => !before.includes(name))).toEqual([]);
    await (await openArchive(made.path, () => {})).close();
  },
  patienceMs,
);

test(
  "an archive that cannot be restored there is not made",
  async () => {
    // A row that its own table would refuse: only a restore finds it.
    const [rule] = await database.sql<{ name: string }[]>`
    select conname as name from pg_constraint
    where conrelid = 'public.testimonials'::regclass and pg_get_constraintdef(oid) like '%rating%'`;
    if (rule) await database.sql`alter table public.testimonials drop constraint ${database.sql(rule.name)}`;
    await database.sql`update public.testimonials set rating = 77`;
    const before = await scratchFolders();
    await expect(writeBackup(source, join(folder, "b.tar"))).rejects.toThrow(/testimonials/);
    expect((await readdir(folder)).filter((name) => name.startsWith("b"))).toEqual([]);
    expect((await scratchFolders()).filter((name) => !before.includes(name))).toEqual([]);
  },
  patienceMs,
);
