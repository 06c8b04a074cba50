import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openBackend } from "#backend/backend.ts";
import { openTestBackend } from "#tests/fixtures/backend.ts";
import { testBackend } from "#tests/fixtures/of-file.ts";

const it = await testBackend();

test.each(["http", "in-process"] as const)("staff and a stranger sign in %s", async (way) => {
  for (const role of ["staff", "stranger"] as const) {
    const client = await it.createClient(role, way);
    const { data } = await client.auth.getUser();
    expect(data.user?.aud).toBe("authenticated");
  }
});

test.each(["/rest/v2/clubs", "/rest/v1x", "/auth/", "/storage/v2/x", "/graphql/v1", "//rest/v1/clubs"])(
  "an address behind no door (%s) is a 404 in JSON",
  async (path) => {
    const response = await it.backend.fetch(new Request(`http://x${path}`));
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "404" });
  },
);

test("a page of another origin may ask, with the headers it names", async () => {
  const headers = {
    origin: "https://panel.example",
    "access-control-request-method": "PATCH",
    "access-control-request-headers": "apikey,authorization,content-type,prefer",
  };
  const response = await fetch(`${it.url}/rest/v1/clubs`, { method: "OPTIONS", headers });
  expect(response.status).toBe(204);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.get("access-control-allow-methods")).toContain("PATCH");
  expect(response.headers.get("access-control-allow-headers")).toContain("prefer");
});

test("a page of another origin may read answers and their range", async () => {
  const response = await fetch(`${it.url}/auth/v1/health?apikey=${it.backend.publishableKey}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.get("access-control-expose-headers")).toContain("content-range");
});

test("a change of content is told at once and once", async () => {
  const told: bigint[] = [];
  const stop = it.backend.onRevision((revision) => told.push(revision));
  await it.sql`update public.clubs set name = name where id = (select id from public.clubs limit 1)`;
  await expect.poll(() => told.length, { interval: 5 }).toBe(1);
  const [row] = await it.sql`select revision::text from public.content_revision`;
  expect(told).toEqual([BigInt(row?.revision)]);
  stop();
});

test.each(["http", "in-process"] as const)("the same rows come %s", async (way) => {
  const client = await it.createClient("anon", way);
  const { data, error } = await client.from("clubs").select("id").order("id");
  expect(error).toBeNull();
  const rows = await it.sql`select id from public.clubs order by id collate "C"`;
  expect(data).toEqual([...rows]);
});

test("a file of a public bucket is found on the disk, others are not", async () => {
  const staff = await it.createClient("staff");
  const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: "image/svg+xml" });
  const { error } = await staff.storage.from("public-assets").upload("found/me.svg", svg);
  expect(error).toBeNull();
  const file = await it.backend.readFile("public-assets", "found/me.svg");
  expect(readFileSync((await file?.locate()) ?? "")).toHaveLength(file?.size ?? 0);
  expect(await it.backend.readFile("public-assets", "found/nobody.svg")).toBeNull();
  expect(await it.backend.readFile("public-assets", "../keys.json")).toBeNull();
});

test("the first member of staff is announced with a password of ours, once", async () => {
  const said: string[] = [];
  const log = { info: (message: string) => said.push(message), warn() {}, error() {} };
  const fresh = await openTestBackend({ admin: undefined, log });
  const again = await openBackend({ dataDir: fresh.dataDir, database: fresh.database.target, log });
  await again.close();
  const [, email = "", password = ""] =
    /^First member of staff: (\S+), password (\S+) \(shown only this once\)$/m.exec(said.join("\n")) ?? [];
  const client = await fresh.createClient("anon");
  const { data } = await client.auth.signInWithPassword({ email, password });
  expect(data.user?.email).toBe(email);
  await fresh.close();
});

test("a DATA_DIR that is no folder stops the start with a sentence", async () => {
  const log = { info() {}, warn() {}, error() {} };
  const file = join(it.dataDir, "keys.json");
  for (const dataDir of [file, join(file, "inside")]) {
    await expect(openBackend({ dataDir, database: "embedded", log })).rejects.toThrow(
      /^DATA_DIR cannot be used: .*keys/,
    );
  }
});

test("the backend says that it is healthy", async () => {
  expect(await it.backend.isHealthy()).toBe(true);
});
