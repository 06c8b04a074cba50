import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Backend, openBackend } from "#backend/backend.ts";
import { linkHostedBackend } from "#server/backends/link-hosted-backend.ts";
import { people } from "#tests/fixtures/backend.ts";
import { cloneDatabase, type TestDatabase } from "#tests/fixtures/database.ts";
import { serveHttp } from "#tests/fixtures/http-server.ts";
import { rowFor } from "#tests/fixtures/valid-rows.ts";

const log = { info() {}, warn: console.warn, error: console.error };
let database: TestDatabase;
let folder: string;
let machines: [Backend, Backend];

beforeEach(async () => {
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
afterEach(async () => {
  for (const machine of machines) await machine.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

const clientOf = (machine: Backend, address?: string) =>
  createClient("http://backend.invalid", machine.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => machine.fetch(new Request(input, init), address ? { address } : undefined) },
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
  await expect.poll(() => heard.length, { interval: 5 }).toBe(1);
  // Signed out through one is signed out on the other.
  await there.auth.setSession(data.session ?? { access_token: "", refresh_token: "" });
  await there.auth.signOut();
  expect((await here.from("testimonials").insert({ name: "Tarde", text: "Hola", rating: 5 })).status).toBe(401);
  for (const name of ["una", "otra"]) expect(await readdir(join(folder, name))).not.toContain("keys.json");
});

test("wrong passwords are counted by all machines together, and waits hold on each", async () => {
  const wrong = { email: people.staff.email, password: "no es esta" };
  const statuses: (number | undefined)[] = [];
  for (let times = 0; times < 12; times += 1) {
    const { error } = await clientOf(machines[times % 2] ?? machines[0], "203.0.113.7").auth.signInWithPassword(wrong);
    statuses.push(error?.status);
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  const right = await clientOf(machines[1], "198.51.100.7").auth.signInWithPassword(people.staff);
  expect(right.error).toBeNull();
});

test("what one network writes without an account is counted by all machines together", async () => {
  const statuses: number[] = [];
  for (let times = 0; times < 22; times += 1) {
    const proposal = rowFor("public.partner_submissions", { email: `a${times}@b.example` });
    const client = clientOf(machines[times % 2] ?? machines[0], "203.0.113.7");
    statuses.push((await client.from("partner_submissions").insert(proposal)).status);
  }
  expect(statuses).toEqual([...Array(20).fill(201), 429, 429]);
});

test("forms of the site are counted by all machines together, apart from what else is counted", async () => {
  const [one, other] = machines;
  const limits = { attempts: 3, windowMs: 60_000 };
  const tries = [one, other, one, other, one].map((machine) => () => machine.mayTry("send 203.0.113.7", limits));
  const allowed: boolean[] = [];
  for (const mayTry of tries) allowed.push(await mayTry());
  expect(allowed).toEqual([true, true, true, false, false]);
  expect(await other.mayTry("send 203.0.113.8", limits)).toBe(true);
});

test("web servers of a hosted project hear of what was saved through any of them, and sessions hold on all", async () => {
  const [project] = machines;
  const http = await serveHttp(project.fetch);
  const open = () =>
    linkHostedBackend({ url: http.url, publishableKey: project.publishableKey, scalesPictures: false, log });
  const links = [open(), open()];
  try {
    await expect.poll(() => links.map((link) => link.revision())).not.toContain(undefined);
    const heard: number[] = [];
    for (const [index, link] of links.entries()) link.onChange(() => heard.push(index));
    const client = createClient(http.url, project.publishableKey, { auth: { persistSession: false } });
    await client.auth.signInWithPassword(people.staff);
    await client.from("testimonials").insert({ name: "Dos servidores", text: "Hola", rating: 5 }).throwOnError();
    await expect.poll(() => heard.sort(), { interval: 5 }).toEqual([0, 1]);
  } finally {
    await Promise.all(links.map((link) => link.close()));
    await http.close();
  }
});
