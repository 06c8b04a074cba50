import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Backend, openBackend } from "#backend/backend.ts";
import { createEmptyDatabase, type TestDatabase } from "#tests/fixtures/database.ts";

const supabase = join(import.meta.dirname, "../../supabase");

let database: TestDatabase;
let dataDir: string;
let said: string[];
let problems: unknown[];
let backends: Backend[];

beforeEach(async () => {
  database = await createEmptyDatabase();
  dataDir = await mkdtemp(join(tmpdir(), "nine-fitness-several-"));
  said = [];
  problems = [];
  const log = {
    info: (message: string) => said.push(message),
    warn: (message: string) => problems.push(message),
    error: (...values: unknown[]) => problems.push(values),
  };
  // The demo content with the pictures of one folder: what takes turns is the same for five as for seventy.
  const supabaseFolder = join(dataDir, "supabase");
  await cp(supabase, supabaseFolder, { recursive: true, filter: (path) => !/media\/[^/]+\/(?!events)/.test(path) });
  const open = () => openBackend({ dataDir, supabaseFolder, database: database.target, seed: "demo", log });
  backends = await Promise.all([open(), open()]);
});
afterEach(async () => {
  await Promise.all(backends.map((backend) => backend.close()));
  await database.drop();
  await rm(dataDir, { recursive: true });
});

test("two processes that start together on an empty database share keys, content, files and changes", async () => {
  const [one, other] = backends;
  if (!one || !other) throw new Error("Both were opened");
  expect(problems).toEqual([]);
  expect(one.publishableKey).toBe(other.publishableKey);
  expect(said.filter((text) => text.startsWith("First member of staff"))).toHaveLength(1);
  expect(said.filter((text) => text.startsWith("Filled the empty database"))).toHaveLength(1);

  const files = await readdir(join(dataDir, "supabase/demo/media"), { recursive: true, withFileTypes: true });
  const [stored] = await database.sql`select count(*)::int as count from storage.objects`;
  expect(stored?.count).toBe(files.filter((file) => file.isFile() && !file.name.startsWith(".")).length);
  const [some] = await database.sql`select bucket_id, name from storage.objects limit 1`;
  const [mine, others] = await Promise.all(
    [one, other].map((backend) => backend.readFile(some?.bucket_id, some?.name)),
  );
  expect(mine).toEqual({ ...others, locate: mine?.locate });
  expect(await mine?.locate()).toBe(await others?.locate());

  const told: bigint[] = [];
  other.onRevision((revision) => told.push(revision));
  const change = await one.fetch(
    new Request("http://x/rest/v1/clubs?id=eq.acacias", {
      method: "PATCH",
      headers: { apikey: one.secretKey, "content-type": "application/json" },
      body: JSON.stringify({ subtitle: "Un cambio" }),
    }),
  );
  expect(change.status).toBe(204);
  await expect.poll(() => told.length, { interval: 5 }).toBe(1);
});
