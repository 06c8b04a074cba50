import { expect, test } from "vitest";
import { testBackend } from "#tests/fixtures/of-file.ts";
import { plainPicture } from "#tests/fixtures/plain-picture.ts";

const bucket = "media_assets";

const it = await testBackend();
const staff = await it.createClient("staff");
const picture = await plainPicture(64, 64).png().toBuffer();

/** What a browser would ask for a public file. */
const get = (path: string) => it.backend.fetch(new Request(`http://site.test/storage/v1/object/public/${path}`));

test("staff give a file another name: its content, its kind and its row stay", async () => {
  const media = staff.storage.from(bucket);
  await media.upload("prueba3/x.png", picture);
  await media.upload("prueba3/taken.png", picture);
  const before = await it.backend.readFile(bucket, "prueba3/x.png");
  const { data, error } = await media.move("prueba3/x.png", "prueba3/otra/y.png");
  expect([data, error]).toEqual([expect.objectContaining({ message: "Successfully moved" }), null]);
  expect(await (await it.backend.readFile(bucket, "prueba3/otra/y.png"))?.locate()).toBe(await before?.locate());
  expect((await get(`${bucket}/prueba3/x.png`)).status).toBe(404);
  const served = await get(`${bucket}/prueba3/otra/y.png`);
  expect([served.headers.get("content-type"), Buffer.from(await served.arrayBuffer()).equals(picture)]).toEqual([
    "image/png",
    true,
  ]);
  expect((await media.move("prueba3/otra/y.png", "prueba3/taken.png")).error).toMatchObject({
    status: 409,
    message: "The resource already exists",
  });
  expect((await media.move("prueba3/nunca.png", "prueba3/z.png")).error).toMatchObject({ status: 404 });
  expect((await media.move("prueba3/taken.png", "../keys.json")).error).toMatchObject({ code: "InvalidKey" });
  const headers = { apikey: it.backend.secretKey };
  const asked = new Request("http://site.test/storage/v1/object/move", { method: "POST", headers, body: "[]" });
  expect((await it.backend.fetch(asked)).status).toBe(400);
});

test("nobody but staff gives a file another name", async () => {
  for (const role of ["anon", "stranger"] as const) {
    const client = await it.createClient(role);
    const { error } = await client.storage.from(bucket).move("prueba3/taken.png", "prueba3/mia.png");
    expect(error?.message).toBe("Object not found");
  }
  expect((await get(`${bucket}/prueba3/taken.png`)).status).toBe(200);
});

test("nothing in all this was our own failure", () => {
  expect(it.problems).toEqual([]);
});
