import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, openBackend } from "#backend/backend.ts";
import { people } from "#tests/fixtures/backend.ts";
import { cloneDatabase, type TestDatabase } from "#tests/fixtures/database.ts";

const log = { info() {}, warn: console.warn, error: console.error };
let database: TestDatabase;
let folder: string;
let machines: [Backend, Backend];

beforeAll(async () => {
  database = await cloneDatabase();
  folder = await mkdtemp(join(tmpdir(), "nine-fitness-machines-"));
  const open = (name: string) =>
    openBackend({
      dataDir: join(folder, name),
      database: database.target,
      secret: "un secreto de pruebas bastante largo",
      admin: people.staff,
      log,
    });
  machines = [await open("una"), await open("otra")];
});
afterAll(async () => {
  for (const machine of machines) await machine.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

const clientOf = (machine: Backend) =>
  createClient("http://backend.invalid", machine.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => machine.fetch(new Request(input, init)) },
  });

test("machines that share a secret and a database share sessions and changes, and keep no keys", async () => {
  const [one, other] = machines;
  expect([other.publishableKey, other.secretKey]).toEqual([one.publishableKey, one.secretKey]);
  const there = clientOf(one);
  const { data } = await there.auth.signInWithPassword(people.staff);
  const here = clientOf(other);
  await here.auth.setSession(data.session ?? { access_token: "", refresh_token: "" });
  const heard: bigint[] = [];
  one.onRevision((revision) => heard.push(revision));
  await here.from("testimonials").insert({ name: "Dos máquinas", text: "Hola", rating: 5 }).throwOnError();
  await expect.poll(() => heard.length, { timeout: 1000, interval: 5 }).toBe(1);
  // Signed out through one is signed out on the other.
  await there.auth.setSession(data.session ?? { access_token: "", refresh_token: "" });
  await there.auth.signOut();
  expect((await here.from("testimonials").insert({ name: "Tarde", text: "Hola", rating: 5 })).status).toBe(401);
  for (const name of ["una", "otra"]) expect(await readdir(join(folder, name))).not.toContain("keys.json");
});
