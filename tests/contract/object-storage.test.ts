import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Backend, openBackend } from "#backend/backend.ts";
import { backupName } from "#backend/backup/backup-name.ts";
import { copyToS3 } from "#backend/backup/copy-to-s3.ts";
import { restoreBackup } from "#backend/backup/restore-backup.ts";
import { writeBackup } from "#backend/backup/write-backup.ts";
import { openFileStore } from "#backend/storage/open-file-store.ts";
import { S3Client } from "#backend/storage/s3-client.ts";
import { sweepFiles } from "#backend/storage/sweep-files.ts";
import { openTestBackend, type TestBackend } from "#tests/fixtures/backend.ts";
import { createEmptyDatabase } from "#tests/fixtures/database.ts";
import { plainPicture } from "#tests/fixtures/plain-picture.ts";
import { openS3Server, type S3Server } from "#tests/fixtures/s3-server.ts";

const bucket = "public-assets";
const quiet = { info() {}, warn() {}, error: console.error };

let s3: S3Server;
let it: TestBackend;
let staff: SupabaseClient;
let picture: Buffer;
let folder: string;
/** A second machine on the same database and store. */
let other: Backend;

beforeAll(async () => {
  s3 = await openS3Server();
  folder = await mkdtemp(join(tmpdir(), "nine-fitness-other-"));
  it = await openTestBackend({ s3: s3.settings });
  other = await openBackend({ dataDir: folder, database: it.database.target, s3: s3.settings, log: quiet });
  staff = await it.createClient("staff");
  picture = await plainPicture(20, 20).png().toBuffer();
});
afterEach(() => s3.fail(null));
afterAll(async () => {
  await other.close();
  await it.close();
  await s3.close();
  await rm(folder, { recursive: true });
});

const upload = (name: string) => staff.storage.from(bucket).upload(name, picture);
const download = (backend: Backend, name: string) =>
  backend.fetch(new Request(`http://site/storage/v1/object/public/${bucket}/${name}`));
const rowsOf = (name: string) => it.sql`select from storage.objects where name = ${name}`;

test("a file uploaded through one machine is served by the other", async () => {
  expect((await upload("s3/foto.png")).error).toBeNull();
  for (const backend of [other, it.backend]) {
    const answer = await download(backend, "s3/foto.png");
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture);
  }
  const file = await other.readFile(bucket, "s3/foto.png");
  expect(await readFile((await file?.locate()) ?? "")).toEqual(picture);
});

test.each<[string, number | "silence"]>([
  ["breaks down", 500],
  ["refuses us", 403],
  ["says nothing", "silence"],
])("while the store %s an upload fails with a reason and leaves nothing", async (what, how) => {
  const name = `s3/${what.replaceAll(" ", "-")}.png`;
  const before = await s3.keys();
  s3.fail(how);
  const { error } = await upload(name);
  expect(error).toMatchObject({ status: 503, message: "The file store does not answer at the moment" });
  s3.fail(null);
  expect(await rowsOf(name)).toHaveLength(0);
  expect(await s3.keys()).toEqual(before);
  expect((await upload(name)).error).toBeNull();
});

test("files seen before are served while the store is away, others say to come back", async () => {
  await upload("s3/vista.png");
  s3.fail("silence");
  expect((await download(it.backend, "s3/vista.png")).status).toBe(200);
  const answer = await download(other, "s3/vista.png");
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("5");
  s3.fail(null);
  expect((await download(other, "s3/vista.png")).status).toBe(200);
});

test("a file removed while the store is away is gone for all, and swept from the store later", async () => {
  await upload("s3/fuera.png");
  const [row] = await it.sql<{ version: string }[]>`select version from storage.objects where name = 's3/fuera.png'`;
  s3.fail(500);
  expect((await staff.storage.from(bucket).remove(["s3/fuera.png"])).error).toBeNull();
  s3.fail(null);
  for (const backend of [other, it.backend]) expect((await download(backend, "s3/fuera.png")).status).toBe(404);
  expect(await s3.keys()).toContain(`files/${row?.version}`);
  const store = await openFileStore(folder, s3.settings, quiet);
  expect(await sweepFiles(it.sql, store)).toBe(0);
  expect(await sweepFiles(it.sql, store, Date.now() + 2 * 3_600_000)).toBe(1);
  expect(await s3.keys()).not.toContain(`files/${row?.version}`);
});

test("a store that cannot be used ends the start with a sentence", async () => {
  const open = (change: object) => openFileStore(folder, { ...s3.settings, ...change }, quiet);
  await expect(open({ bucket: "ninguno" })).rejects.toThrow(/ninguno cannot be used: .*404/);
  await expect(open({ accessKeyId: "otra" })).rejects.toThrow(/cannot be used: .*403/);
  await expect(open({ endpoint: "http://127.0.0.1:9" })).rejects.toThrow(/S3_ENDPOINT/);
});

test("a backup takes files from one store and a restore brings them into another", async () => {
  await upload("s3/copia.png");
  const path = join(folder, "copia.tar");
  const source = { supabaseFolder: join(import.meta.dirname, "../../supabase"), version: "1.0.0", log: quiet };
  const store = await openFileStore(folder, s3.settings, quiet);
  const made = await writeBackup({ ...source, store, target: it.database.target }, path);
  const elsewhere = await openS3Server("otra");
  const database = await createEmptyDatabase();
  try {
    const target = await openFileStore(join(folder, "otra"), elsewhere.settings, quiet);
    await restoreBackup({ ...source, store: target, target: database.target }, path);
    expect(await elsewhere.keys("files/")).toHaveLength(made.files);
  } finally {
    await database.drop();
    await elsewhere.close();
  }
});

test("a copy of an archive arrives whole, and old ones go", async () => {
  const client = new S3Client(s3.settings);
  const old = Array.from({ length: 20 }, (_, ago) => backupName("nightly", new Date(Date.UTC(2026, 9, 20 - ago, 3))));
  for (const name of old) await client.put(name, new Uint8Array(), "UNSIGNED-PAYLOAD");
  const path = join(folder, backupName("nightly", new Date(Date.UTC(2026, 10, 22, 3))));
  const bytes = Buffer.alloc(40 * 2 ** 20, "nueve");
  await writeFile(path, bytes);
  await copyToS3(client, path);
  const copy = await client.get(backupName("nightly", new Date(Date.UTC(2026, 10, 22, 3))));
  expect(copy && (await buffer(copy.chunks)).equals(bytes)).toBe(true);
  // Seven days, of which one is today's; then one of each of three weeks before, two of which those days have.
  expect(await s3.keys("nightly-")).toHaveLength(8);
});

test.each(["short", "stall"] as const)(
  "a %s answer of the store is kept by nobody, and the file is whole afterwards",
  async (how) => {
    const name = `s3/${how}.png`;
    expect((await upload(name)).error).toBeNull();
    s3.fail(how);
    const refused = await download(other, name);
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("5");
    s3.fail(null);
    const answer = await download(other, name);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture);
  },
);

test("copies that somebody deletes under a running machine are fetched again", async () => {
  expect((await upload("s3/borrada.png")).error).toBeNull();
  expect((await download(other, "s3/borrada.png")).status).toBe(200);
  await rm(join(folder, "cache/files"), { recursive: true });
  expect((await download(other, "s3/borrada.png")).status).toBe(200);
  expect((await upload("s3/otra.png")).error).toBeNull();
  expect((await download(other, "s3/otra.png")).status).toBe(200);
});

test("a file of which the store has kept a part is no upload", async () => {
  s3.fail("forgets");
  const { error } = await upload("s3/a-medias.png");
  expect(error).toMatchObject({ status: 503 });
  expect(await rowsOf("s3/a-medias.png")).toEqual([]);
});
