import { utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, expect, test } from "vitest";
import { sweepFiles } from "#backend/storage/sweep-files.ts";
import { testBackend } from "#tests/fixtures/of-file.ts";
import { plainPicture } from "#tests/fixtures/plain-picture.ts";

let staff: SupabaseClient;
let anyone: SupabaseClient;
let picture: Buffer;
const bucket = "media_assets";
const files = ["b.png", "a.png", "c.png", "C-mayúscula.png".normalize("NFD").replace(/[^\w.-]/g, ""), "100%.png"];

const it = await testBackend();
beforeAll(async () => {
  [staff, anyone] = await Promise.all([it.createClient("staff"), it.createClient("anon")]);
  picture = await plainPicture(64, 64).png().toBuffer();
  for (const name of files.slice(0, 4)) await staff.storage.from(bucket).upload(`prueba/${name}`, picture);
  await staff.storage.from(bucket).upload("prueba/carpeta/d.png", picture);
  await staff.storage.from(bucket).upload("prueba/carpeta/e.png", picture);
});

const names = (entries: { name: string }[] | null) => entries?.map((entry) => entry.name);

/** What a browser would ask for a public file. */
function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  return it.backend.fetch(new Request(`http://site.test/storage/v1/object/public/${path}`, { method, headers }));
}

function ask(method: string, path: string, body?: string) {
  const init = { method, headers: { apikey: it.backend.secretKey }, ...(body === undefined ? {} : { body }) };
  return it.backend.fetch(new Request(`http://site.test/storage/v1/${path}`, init));
}

test("anybody lists a folder: folders first, then files by name", async () => {
  const { data, error } = await anyone.storage.from(bucket).list("prueba");
  expect(error).toBeNull();
  expect(names(data)).toEqual(["carpeta", "C-mayuscula.png", "a.png", "b.png", "c.png"]);
  expect(data?.[0]).toMatchObject({ id: null, metadata: null });
  expect(data?.[2]?.metadata).toMatchObject({
    size: picture.length,
    mimetype: "image/png",
    cacheControl: "max-age=3600",
  });
  expect(names((await anyone.storage.from(bucket).list("prueba/carpeta/")).data)).toEqual(["d.png", "e.png"]);
  expect((await anyone.storage.from(bucket).list("prueb")).data).toEqual([]);
});

test("a list is cut, ordered and searched as asked", async () => {
  const list = (options: object) =>
    anyone.storage
      .from(bucket)
      .list("prueba", options)
      .then(({ data }) => names(data));
  expect(await list({ limit: 2, offset: 1 })).toEqual(["C-mayuscula.png", "a.png"]);
  expect(await list({ sortBy: { column: "name", order: "desc" } })).toEqual([
    ...["carpeta", "c.png", "b.png", "a.png", "C-mayuscula.png"],
  ]);
  expect(await list({ sortBy: { column: "created_at", order: "desc" } })).toEqual([
    ...["carpeta", "C-mayuscula.png", "c.png", "a.png", "b.png"],
  ]);
  expect(await list({ search: "C" })).toEqual(["carpeta", "C-mayuscula.png", "c.png"]);
  expect(await list({ search: "%" })).toEqual([]);
  expect(await list({ search: "_.png" })).toEqual([]);
});

test.each([
  ['{"prefix":"a","limit":-1}'],
  ['{"prefix":"a","limit":1e9}'],
  ['{"prefix":"a","offset":-1}'],
  ['{"prefix":"a\\u0000"}'],
  ['{"prefix":"a","search":"\\u0000"}'],
  ['{"prefix":"a","sortBy":{"column":"id; drop table clubs"}}'],
  ['{"prefix":"a","sortBy":{"order":"sideways"}}'],
  ['{"prefix":7}'],
  ["[]"],
  ["{"],
  [""],
])("a list asked for with %s is refused", async (body) => {
  const response = await ask("POST", `object/list/${bucket}`, body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ statusCode: "400", code: "InvalidRequest" });
});

test("staff remove files, and what is not there is not in the answer", async () => {
  await staff.storage.from(bucket).upload("prueba2/x.png", picture);
  const before = await it.backend.readFile(bucket, "prueba2/x.png");
  expect(await before?.locate()).not.toBeNull();
  const { data } = await staff.storage.from(bucket).remove(["prueba2/x.png", "prueba2/nunca.png"]);
  expect(names(data)).toEqual(["prueba2/x.png"]);
  expect(await it.backend.readFile(bucket, "prueba2/x.png")).toBeNull();
  expect((await get(`${bucket}/prueba2/x.png`)).status).toBe(404);
  expect(await before?.locate()).toBeNull();
});

test("a browser that has the file is told so, and gets parts of it", async () => {
  const whole = await get(`${bucket}/prueba/a.png`);
  const etag = whole.headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
  expect(whole.headers.get("content-length")).toBe(String(picture.length));
  await whole.arrayBuffer();
  const again = await get(`${bucket}/prueba/a.png`, { "if-none-match": `"x", ${etag}` });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  const part = await get(`${bucket}/prueba/a.png`, { range: "bytes=1-3" });
  expect([part.status, await part.text()]).toEqual([206, "PNG"]);
  expect(part.headers.get("content-range")).toBe(`bytes 1-3/${picture.length}`);
  const stale = await get(`${bucket}/prueba/a.png`, { range: "bytes=1-3", "if-range": '"old"' });
  expect([stale.status, (await stale.arrayBuffer()).byteLength]).toEqual([200, picture.length]);
  const beyond = await get(`${bucket}/prueba/a.png`, { range: "bytes=99999-" });
  expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, `bytes */${picture.length}`]);
  const head = await get(`${bucket}/prueba/a.png`, {}, "HEAD");
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([
    200,
    String(picture.length),
    "",
  ]);
});

test("a download comes under the name asked for", async () => {
  const named = await get(`${bucket}/prueba/a.png?download=Sala%20%22ñ%22.png`);
  expect(named.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''Sala%20%22%C3%B1%22.png");
  expect((await get(`${bucket}/prueba/a.png`)).headers.get("content-disposition")).toBeNull();
});

test.each(["media_assets/prueba/nunca.png", "no-such-bucket/a.png", "media_assets/prueba"])(
  "%s is not found",
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ statusCode: "404", code: "NoSuchKey", message: "Object not found" });
  },
);

test.each([
  "media_assets/..%2F..%2Fkeys.json",
  "media_assets/%2e%2e%5ckeys.json",
  "media_assets/a%00.png",
  "media_assets/%2Fetc%2Fpasswd",
  `media_assets/${"a".repeat(3000)}`,
  "media_assets/%zz",
])("%s leads nowhere", async (path) => {
  const responses = [await get(path), await ask("GET", `object/${path}`), await ask("POST", `object/${path}`, "x")];
  for (const response of responses) {
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "InvalidKey" });
  }
  const removed = await ask("DELETE", "object/media_assets", '{"prefixes":["../keys.json"]}');
  expect(removed.status).toBe(400);
});

test("a bucket that is not public is served to those who may see it only", async () => {
  await it.sql`insert into storage.buckets (id, name, public) values ('interno', 'interno', false)`;
  const service = await it.createClient("service");
  expect((await service.storage.from("interno").upload("hoja.pdf", Buffer.from("%PDF-1.7\n"))).error).toBeNull();
  expect((await get("interno/hoja.pdf")).status).toBe(404);
  expect(await it.backend.readFile("interno", "hoja.pdf")).toBeNull();
  expect((await anyone.storage.from("interno").download("hoja.pdf")).error).toMatchObject({ status: 404 });
  expect((await anyone.storage.from("interno").list()).data).toEqual([]);
  expect(await (await service.storage.from("interno").download("hoja.pdf")).data?.text()).toBe("%PDF-1.7\n");
  const served = await ask("GET", "object/interno/hoja.pdf");
  expect(served.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''hoja.pdf");
});

test("a file is described, and known to be there or not", async () => {
  const { data } = await anyone.storage.from(bucket).info("prueba/a.png");
  expect(data).toMatchObject({
    name: "prueba/a.png",
    bucketId: bucket,
    size: picture.length,
    contentType: "image/png",
  });
  expect((await anyone.storage.from(bucket).exists("prueba/a.png")).data).toBe(true);
  expect((await anyone.storage.from(bucket).exists("prueba/nunca.png")).data).toBe(false);
});

test("buckets are shown to the secret key, and made by migrations only", async () => {
  const service = await it.createClient("service");
  const buckets = (await service.storage.listBuckets()).data;
  expect(buckets?.map((entry) => entry.id)).toEqual(expect.arrayContaining(["media_assets", "public-assets"]));
  expect((await service.storage.getBucket("public-assets")).data).toMatchObject({ public: true });
  expect((await service.storage.getBucket("nunca")).error).toMatchObject({ status: 404 });
  expect((await anyone.storage.listBuckets()).data).toEqual([]);
  expect((await service.storage.createBucket("nuevo")).error).toMatchObject({ code: "NotSupported" });
  expect((await service.storage.emptyBucket("public-assets")).error).toMatchObject({ code: "NotSupported" });
});

test("what is not offered is refused by name", async () => {
  const media = staff.storage.from(bucket);
  expect((await media.copy("prueba/a.png", "prueba/z.png")).error).toMatchObject({ code: "NotSupported" });
  expect((await media.upload("prueba/z.png", picture, { metadata: { a: 1 } })).error).toMatchObject({
    code: "NotSupported",
  });
  expect((await ask("GET", "nada")).status).toBe(404);
});

test("what a killed upload left behind is swept away, everything else stays", async () => {
  const { store } = it;
  const kept = await it.backend.readFile(bucket, "prueba/a.png");
  const orphan = await store.receive([picture], 1_000_000);
  await store.keep(orphan, "0rphan00-0000-4000-8000-000000000000");
  await store.receive([picture], 1_000_000);
  await writeFile(join(store.pathOf("aa"), "../../LEEME.txt"), "no es nuestro");
  await utimes((await kept?.locate()) ?? "", 0, 0);
  expect(await sweepFiles(it.sql, store)).toBe(0);
  expect(await sweepFiles(it.sql, store, Date.now() + 2 * 3600_000)).toBe(2);
  expect((await get(`${bucket}/prueba/a.png`)).status).toBe(200);
  const rows = await it.sql<{ version: string }[]>`select version from storage.objects where version is not null`;
  expect((await it.listContents()).filter((name) => name !== "LEEME.txt")).toEqual(
    rows.map((row) => row.version).sort(),
  );
});

test("nothing in all this was our own failure", () => {
  expect(it.problems).toEqual([]);
});
