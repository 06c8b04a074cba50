import { request as httpRequest } from "node:http";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { atTheSameMoment } from "#tests/fixtures/at-the-same-moment.ts";
import type { Way } from "#tests/fixtures/backend.ts";
import { testBackend } from "#tests/fixtures/of-file.ts";
import { plainPicture } from "#tests/fixtures/plain-picture.ts";

const bucket = "public-assets";

const it = await testBackend();
const staff = await it.createClient("staff");
const png = await plainPicture(4, 4).png().toBuffer();
beforeEach(async () => {
  const names = (await it.sql<{ name: string }[]>`select name from storage.objects where name like 'prueba/%'`).map(
    (row) => row.name,
  );
  if (names.length > 0) await staff.storage.from(bucket).remove(names);
});

/** Every content, unfinished ones too, must belong to a row. */
async function expectNoOrphans() {
  const rows = await it.sql<{ version: string }[]>`select version from storage.objects where version is not null`;
  expect(await it.listContents()).toEqual(rows.map((row) => row.version).sort());
}

const stored = (name: string) =>
  it.sql`select metadata from storage.objects where bucket_id = ${bucket} and name = ${name}`;

test.each<[string, Way, () => File | Blob | Buffer | ArrayBuffer | ReadableStream]>([
  ["a browser's File", "http", () => new File([new Uint8Array(png)], "foto ñ.png", { type: "image/png" })],
  ["a File in-process", "in-process", () => new File([new Uint8Array(png)], "a.png", { type: "image/png" })],
  ["a Blob without a type", "http", () => new Blob([new Uint8Array(png)])],
  ["a Buffer", "http", () => png],
  ["a Buffer in-process", "in-process", () => png],
  ["an ArrayBuffer", "http", () => new Uint8Array(png).buffer],
  ["a stream", "http", () => new Blob([new Uint8Array(png)]).stream()],
])("staff upload %s and everybody gets the same bytes back", async (_what, way, make) => {
  const client = await it.createClient("staff", way);
  const { data, error } = await client.storage.from(bucket).upload("prueba/foto.png", make(), { cacheControl: "60" });
  expect(error).toBeNull();
  expect(data).toMatchObject({ path: "prueba/foto.png", fullPath: "public-assets/prueba/foto.png" });
  const served = await fetch(staff.storage.from(bucket).getPublicUrl("prueba/foto.png").data.publicUrl);
  expect(served.headers.get("content-type")).toBe("image/png");
  expect(served.headers.get("cache-control")).toBe("max-age=60");
  expect(Buffer.from(await served.arrayBuffer()).equals(png)).toBe(true);
  await expectNoOrphans();
});

test("a name that is taken is a conflict, unless it is to be replaced", async () => {
  const files = staff.storage.from(bucket);
  await files.upload("prueba/a.png", png);
  const second = await files.upload("prueba/a.png", png);
  expect(second.error).toMatchObject({ status: 409, statusCode: "409", message: "The resource already exists" });
  const jpeg = await sharp(png).jpeg().toBuffer();
  expect((await files.upload("prueba/a.png", jpeg, { upsert: true })).error).toBeNull();
  expect((await files.update("prueba/a.png", png)).error).toBeNull();
  expect((await files.upload("prueba/a.png", jpeg, { upsert: true })).error).toBeNull();
  expect((await stored("prueba/a.png"))[0]?.metadata).toMatchObject({ mimetype: "image/jpeg", size: jpeg.length });
  await expectNoOrphans();
});

test("many who replace one name at the same moment leave one file", async () => {
  const files = staff.storage.from(bucket);
  const pictures = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((width) => sharp(png).resize(width, 9, { fit: "fill" }).png().toBuffer()),
  );
  const outcomes = await Promise.all(
    pictures.map((picture) => files.upload("prueba/b.png", picture, { upsert: true })),
  );
  expect(outcomes.map((outcome) => outcome.error)).toEqual(pictures.map(() => null));
  expect(await stored("prueba/b.png")).toHaveLength(1);
  await expectNoOrphans();
});

test("of many who want one free name, one gets it and the others leave nothing", async () => {
  const files = staff.storage.from(bucket);
  const uploads = [1, 2, 3].map(() => () => files.upload("prueba/libre.png", png));
  const outcomes = await atTheSameMoment(it.sql, "storage.objects", uploads);
  expect(outcomes.map((outcome) => outcome.error?.message ?? "kept").sort()).toEqual([
    "The resource already exists",
    "The resource already exists",
    "kept",
  ]);
  await expectNoOrphans();
});

test.each<["anon" | "stranger", number]>([
  ["anon", 403],
  ["stranger", 403],
])("%s can neither upload, replace nor remove", async (role, status) => {
  await staff.storage.from(bucket).upload("prueba/suya.png", png);
  const files = (await it.createClient(role)).storage.from(bucket);
  expect((await files.upload("prueba/ajena.png", png)).error).toMatchObject({ status });
  expect((await files.upload("prueba/suya.png", png, { upsert: true })).error).toMatchObject({ status });
  expect((await files.remove(["prueba/suya.png"])).data ?? []).toEqual([]);
  expect(await stored("prueba/suya.png")).toHaveLength(1);
  expect(await stored("prueba/ajena.png")).toHaveLength(0);
  await expectNoOrphans();
});

test("who may not upload is told before the file is sent", async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(1024));
    },
  });
  const client = await it.createClient("stranger", "in-process");
  expect((await client.storage.from(bucket).upload("prueba/x.png", endless)).error).toMatchObject({ status: 403 });
  expect(sent).toBeLessThan(10);
});

test.each([
  ["HTML that says it is a picture", "pagina.png", "<html><script>alert(1)</script></html>", "image/png"],
  ["plain text", "nota.jpg", "hola", "image/jpeg"],
  ["a program", "virus.png", "MZ\x90\0\x03\0\0\0\x04\0\0\0", "image/png"],
  ["a PDF", "hoja.svg", "%PDF-1.7\n", "image/svg+xml"],
  [
    "XML that is no drawing",
    "a.svg",
    "<?xml version='1.0'?><html xmlns='http://www.w3.org/1999/xhtml'/>",
    "image/svg+xml",
  ],
  ["a drawing that is cut", "b.svg", "<svg xmlns='http://www.w3.org/2000/svg'", "image/svg+xml"],
])("%s is refused by its content", async (_what, name, content, contentType) => {
  const { error } = await staff.storage
    .from(bucket)
    .upload(`prueba/${name}`, Buffer.from(content, "latin1"), { contentType });
  expect(error).toMatchObject({ status: 415 });
  expect(await stored(`prueba/${name}`)).toHaveLength(0);
  await expectNoOrphans();
});

test("a drawing is cleaned before anybody gets it", async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script><circle r="3"/></svg>`;
  const files = staff.storage.from(bucket);
  const file = new File([svg], "logo.svg", { type: "image/svg+xml" });
  expect((await files.upload("prueba/logo.svg", file)).error).toBeNull();
  const served = await fetch(files.getPublicUrl("prueba/logo.svg").data.publicUrl);
  expect(served.headers.get("content-type")).toBe("image/svg+xml");
  expect(served.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
  const text = await served.text();
  expect(text).toContain('<circle r="3">');
  expect(text).not.toMatch(/alert|onload/);
  expect(Number(served.headers.get("content-length"))).toBe(text.length);
  await expectNoOrphans();
});

test("an empty file is refused", async () => {
  const files = staff.storage.from(bucket);
  expect((await files.upload("prueba/vacia.png", new Blob([]))).error).toMatchObject({ status: 400 });
  expect((await files.upload("prueba/vacia.png", Buffer.alloc(0))).error).toMatchObject({ status: 400 });
  await expectNoOrphans();
});

test.each<[string, (bytes: Buffer) => Blob | Buffer | ReadableStream]>([
  ["as a form", (bytes) => new Blob([new Uint8Array(bytes)])],
  ["as a body", (bytes) => bytes],
  ["as a stream of unknown length", (bytes) => new Blob([new Uint8Array(bytes)]).stream()],
])("20 MB is the limit, also %s", async (_what, wrap) => {
  const tooLarge = Buffer.concat([png, Buffer.alloc(20 * 1024 * 1024)]);
  const client = await it.createClient("staff", "in-process");
  const files = client.storage.from(bucket);
  expect((await files.upload("prueba/g.png", wrap(tooLarge))).error).toMatchObject({ status: 413 });
  expect((await files.upload("prueba/g.png", wrap(tooLarge.subarray(0, 20 * 1024 * 1024)))).error).toBeNull();
  await expectNoOrphans();
});

test("an upload that is cut off leaves nothing", async () => {
  const { data } = await staff.auth.getSession();
  const headers = { apikey: it.backend.publishableKey, authorization: `Bearer ${data.session?.access_token}` };
  const form = '--x\r\ncontent-disposition: form-data; name=""; filename="a.png"\r\n\r\n';
  const cuts: [string, string, string][] = [
    ["prueba/cuerpo.png", "image/png", png.toString("latin1")],
    ["prueba/formulario.png", "multipart/form-data; boundary=x", `${form}${png.toString("latin1")}`],
  ];
  for (const [name, type, beginning] of cuts) {
    await new Promise<void>((resolve) => {
      const request = httpRequest(`${it.url}/storage/v1/object/${bucket}/${name}`, {
        method: "POST",
        headers: { ...headers, "content-type": type, "content-length": "100000" },
      });
      request.on("error", () => resolve());
      request.on("close", () => resolve());
      request.write(Buffer.from(beginning, "latin1"));
      setTimeout(() => request.destroy(), 150);
    });
  }
  await expect
    .poll(() => it.listContents().then((files) => files.length))
    .toBe((await it.sql`select from storage.objects where version is not null`).length);
  expect(await it.sql`select from storage.objects where name like 'prueba/%'`).toHaveLength(0);
  await expectNoOrphans();
});

test("a form that ends early, holds two files or nothing is refused", async () => {
  const { data } = await staff.auth.getSession();
  const send = (body: BodyInit, type?: string) =>
    it.backend.fetch(
      new Request(`http://site.test/storage/v1/object/${bucket}/prueba/f.png`, {
        method: "POST",
        headers: {
          apikey: it.backend.publishableKey,
          authorization: `Bearer ${data.session?.access_token}`,
          ...(type ? { "content-type": type } : {}),
        },
        body,
      }),
    );
  const part = '--x\r\ncontent-disposition: form-data; name=""; filename="a.png"\r\n\r\n';
  const two = new FormData();
  two.append("", new Blob([new Uint8Array(png)]));
  two.append("b", new Blob([new Uint8Array(png)]));
  expect((await send(part + png.toString("latin1"), "multipart/form-data; boundary=x")).status).toBe(400);
  expect((await send("hola", "multipart/form-data")).status).toBe(400);
  expect((await send("--x--\r\n", "multipart/form-data; boundary=x")).status).toBe(400);
  expect((await send(two)).status).toBe(400);
  expect(it.problems).toEqual([]);
  await expectNoOrphans();
});
