import { expect, test } from "vitest";
import { testBackend } from "#tests/fixtures/of-file.ts";
import { plainPicture } from "#tests/fixtures/plain-picture.ts";

const bucket = "public-assets";

const it = await testBackend();
const staff = await it.createClient("staff");
const png = await plainPicture(4, 4).png().toBuffer();

test("the content decides the type, whatever the name and the sender say", async () => {
  const files = staff.storage.from(bucket);
  expect((await files.upload("prueba/dice.svg", png, { contentType: "text/html" })).error).toBeNull();
  const served = await fetch(files.getPublicUrl("prueba/dice.svg").data.publicUrl);
  expect(served.headers.get("content-type")).toBe("image/png");
  expect(served.headers.get("x-content-type-options")).toBe("nosniff");
});

test("a bucket for pictures takes no video, the other one does", async () => {
  const webm = Buffer.from("1a45dfa39f4286810142f7810142f2810442f381084282847765626d4287810442858102", "hex");
  expect((await staff.storage.from("media_assets").upload("prueba/v.webm", webm)).error).toMatchObject({ status: 415 });
  expect((await staff.storage.from(bucket).upload("prueba/v.webm", webm)).error).toBeNull();
});
