import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import {
  appendFile,
  copyFile,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackend } from "#backend/backend.ts";
import { restoreBackup } from "#backend/backup/restore-backup.ts";
import { type BackupSource, writeBackup } from "#backend/backup/write-backup.ts";
import type { Target } from "#backend/database/connect.ts";
import { prepareDatabase } from "#backend/database/prepare.ts";
import { FileStore } from "#backend/storage/file-store.ts";
import { openTestBackend, people, type TestBackend } from "#tests/fixtures/backend.ts";
import { cloneDatabase, createEmptyDatabase, type TestDatabase } from "#tests/fixtures/database.ts";
import { plainPicture } from "#tests/fixtures/plain-picture.ts";

const supabaseFolder = join(import.meta.dirname, "../../supabase");
const log = { info() {}, warn: console.warn, error: console.error };

let it: TestBackend;
let staff: SupabaseClient;
let folder: string;
let archive: string;
let picture: Buffer;
const others: (() => Promise<void>)[] = [];

beforeAll(async () => {
  it = await openTestBackend();
  staff = await it.createClient("staff");
  folder = await mkdtemp(join(tmpdir(), "nine-fitness-backup-"));
  archive = join(folder, "copia.tar");
  picture = await plainPicture(40, 30).jpeg().toBuffer();
  for (const name of ["copia/a.jpg", "copia/b.jpg"]) await upload(name);
  await staff.from("testimonials").insert({ name: "Ñandú\t\\N", text: "línea\nlínea", rating: 5 }).throwOnError();
  await writeBackup(sourceOf(it.database.target, it.dataDir), archive);
});
afterAll(async () => {
  for (const close of others.reverse()) await close();
  await it.close();
  await rm(folder, { recursive: true });
});

const sourceOf = (target: Target, dataDir: string): BackupSource => ({
  target,
  store: new FileStore(join(dataDir, "files")),
  supabaseFolder,
  version: "1.2.3",
  log,
});

async function upload(name: string): Promise<void> {
  const { error } = await staff.storage.from("public-assets").upload(name, picture);
  if (error) throw error;
}

/** A machine on which nothing is yet, unless its database is given. */
async function freshMachine(given?: TestDatabase) {
  const database = given ?? (await createEmptyDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), "nine-fitness-restored-"));
  others.push(async () => {
    await database.drop();
    await rm(dataDir, { recursive: true });
  });
  return { database, dataDir, source: sourceOf(database.target, dataDir) };
}

/** A copy of the archive with something done to it. */
async function spoilt(name: string, spoil: (path: string) => Promise<unknown>): Promise<string> {
  const path = join(folder, name);
  await copyFile(archive, path);
  await spoil(path);
  return path;
}

async function overwrite(path: string, position: number, bytes: string): Promise<void> {
  const file = await open(path, "r+");
  await file.write(Buffer.from(bytes), 0, bytes.length, position);
  await file.close();
}

const namesOf = async (database: TestDatabase) =>
  (await database.sql<{ name: string }[]>`select name from public.testimonials order by name`).map((row) => row.name);

/** The project's migrations without some of them. */
async function migrationsWithout(isLeftOut: (file: string) => boolean): Promise<string> {
  const own = await mkdtemp(join(folder, "supabase-"));
  await mkdir(join(own, "migrations"));
  for (const file of await readdir(join(supabaseFolder, "migrations"))) {
    if (!isLeftOut(file)) await copyFile(join(supabaseFolder, "migrations", file), join(own, "migrations", file));
  }
  return own;
}

test("a site restored elsewhere has the rows, files and people of the running one", async () => {
  const { database, dataDir, source } = await freshMachine();
  expect(await restoreBackup(source, archive)).toMatchObject({ files: 2 });
  const tables = ["public.testimonials", "public.clubs", "auth.users", "auth.refresh_tokens", "storage.objects"];
  for (const table of tables) {
    const read = `select jsonb_agg(t order by t::text) as rows from ${table} t`;
    expect(await database.sql.unsafe(read), table).toEqual(await it.sql.unsafe(read));
  }
  const backend = await openBackend({ dataDir, database: database.target, log });
  try {
    const file = await backend.readFile("public-assets", "copia/a.jpg");
    expect(await readFile((await file?.locate()) ?? "")).toEqual(picture);
    const client = createClient("http://backend.invalid", backend.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
    });
    expect((await client.auth.signInWithPassword(people.staff)).error).toBeNull();
    // Numbers go on where they were: the sign-in has made a row with the next one.
    await client.from("testimonials").insert({ name: "Después", text: "Hola", rating: 4 }).throwOnError();
  } finally {
    await backend.close();
  }
});

test("nothing is restored while a site works on the database", async () => {
  const names = await namesOf(it.database);
  await expect(restoreBackup(sourceOf(it.database.target, it.dataDir), archive)).rejects.toThrow(/está en marcha/);
  expect(await namesOf(it.database)).toEqual(names);
});

test.each<[string, (path: string) => Promise<unknown>, RegExp]>([
  [
    "cut off",
    (path) => stat(path).then(({ size }) => truncate(path, size / 2)),
    /está dañada: the archive ends too early/,
  ],
  ["without its end", (path) => stat(path).then(({ size }) => truncate(path, size - 3000)), /está dañada/],
  ["with a wrong byte in a picture", (path) => overwrite(path, 1700, "X"), /está dañada: .* no coincide con su suma/],
  ["of something else", (path) => writeFile(path, "a".repeat(5000)), /no es una copia de seguridad/],
  ["that is empty", (path) => writeFile(path, ""), /no es una copia de seguridad/],
  ["that is not there", (path) => rm(path), /No se puede leer/],
])("an archive %s is refused", async (what, spoil, message) => {
  const { database, dataDir, source } = await freshMachine();
  const path = await spoilt(`${what}.tar`, spoil);
  await expect(restoreBackup(source, path)).rejects.toThrow(message);
  expect(await database.sql`select from pg_namespace where nspname = 'auth'`).toHaveLength(0);
  expect(existsSync(join(dataDir, "files"))).toBe(false);
});

test("an archive of a newer site is refused, one of another site too", async () => {
  const { source } = await freshMachine();
  const older = await migrationsWithout((file) => file.includes("room_for_proposals"));
  await expect(restoreBackup({ ...source, supabaseFolder: older }, archive)).rejects.toThrow(/versión más nueva/);
  const other = await migrationsWithout(() => false);
  await appendFile(join(other, "migrations/20261101090000_foundations.sql"), "select 1;");
  await expect(restoreBackup({ ...source, supabaseFolder: other }, archive)).rejects.toThrow(/es de otra web/);
});

test("an archive of an older site is brought up to date", async () => {
  const before = await freshMachine();
  // Two that came later, one of them in the middle.
  const older = await migrationsWithout((file) => /clubs_without_pictures|room_for_proposals/.test(file));
  await prepareDatabase(before.source.target, { supabaseFolder: older, seed: "none", log });
  await before.database.sql`insert into public.testimonials (name, text, rating) values ('De antes', 'Sí', 5)`;
  const path = join(folder, "antigua.tar");
  await writeBackup({ ...before.source, supabaseFolder: older }, path);
  const { database, source } = await freshMachine();
  await restoreBackup(source, path);
  expect(await namesOf(database)).toEqual(["De antes"]);
  const applied = await database.sql`select from supabase_migrations.schema_migrations`;
  expect(applied).toHaveLength((await readdir(join(supabaseFolder, "migrations"))).length);
});

test("a restore that fails half-way leaves the site as it was", async () => {
  const { database, source } = await freshMachine(await cloneDatabase());
  await database.sql`insert into public.testimonials (name, text, rating) values ('Más nuevo', 'Sí', 5)`;
  const names = await namesOf(database);
  await database.sql`create table public.ajena (id int)`;
  await expect(restoreBackup(source, archive)).rejects.toThrow(/no son de la web \(ajena\)/);
  expect(await namesOf(database)).toEqual(names);
  await database.sql`drop table public.ajena`;
  const full = { ...source, store: new FileStore(join(archive, "no-folder")) };
  await expect(restoreBackup(full, archive)).rejects.toThrow();
  expect(await namesOf(database)).toEqual(names);
});

test("what comes and goes while the backup is written leaves it whole", async () => {
  await upload("copia/de-paso.jpg");
  const store = new FileStore(join(it.dataDir, "files"));
  let isFirst = true;
  const meddling = Object.assign(Object.create(store), {
    async read(version: string) {
      if (isFirst) {
        isFirst = false;
        await upload("copia/recien.jpg");
        await staff.storage.from("public-assets").remove(["copia/de-paso.jpg"]);
      }
      return store.read(version);
    },
  });
  const path = join(folder, "movida.tar");
  await writeBackup({ ...sourceOf(it.database.target, it.dataDir), store: meddling }, path);
  // Over another site, which goes.
  const { database, dataDir, source } = await freshMachine(await cloneDatabase());
  await database.sql`insert into public.testimonials (name, text, rating) values ('Más nuevo', 'Sí', 5)`;
  await restoreBackup(source, path);
  expect(await namesOf(database)).not.toContain("Más nuevo");
  const rows = await database.sql<{ name: string; version: string }[]>`select name, version from storage.objects`;
  expect(rows.map(({ name }) => name).sort()).toEqual(["copia/a.jpg", "copia/b.jpg", "copia/recien.jpg"]);
  const restored = new FileStore(join(dataDir, "files"));
  for (const { version } of rows) expect(await readFile(restored.pathOf(version))).toEqual(picture);
});

test("a backup whose file is lost says so and leaves no archive", async () => {
  const path = join(folder, "incompleta.tar");
  const store = Object.assign(Object.create(new FileStore(join(it.dataDir, "files"))), { read: async () => null });
  await expect(writeBackup({ ...sourceOf(it.database.target, it.dataDir), store }, path)).rejects.toThrow(/Faltan/);
  expect((await readdir(folder)).filter((name) => name.startsWith("incompleta"))).toEqual([]);
});

test("nothing but the archive is left behind", async () => {
  const scratch = async () => {
    const rows = await it.sql<{ datname: string }[]>`
      select datname from pg_database where datname like 'nine_fitness_check%'`;
    return rows.map(({ datname }) => datname);
  };
  // Those of other test files on the same server go when these have done with them; one of ours would stay.
  const there = await scratch();
  await expect
    .poll(async () => (await scratch()).filter((name) => there.includes(name)), { timeout: 60_000 })
    .toEqual([]);
  expect((await readdir(folder)).filter((name) => name.endsWith(".part"))).toEqual([]);
  expect((await stat(archive)).mode & 0o077).toBe(0);
});

test("everybody can look into an archive with tar", () => {
  const { stdout } = spawnSync("tar", ["-tf", archive], { encoding: "utf8" });
  expect(stdout.split("\n")).toEqual(expect.arrayContaining(["nine-fitness.json", "manifest.json"]));
});
