import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestBackend, type TestBackend } from "#tests/fixtures/backend.ts";
import { openTestSite, type TestSite } from "#tests/fixtures/test-site.ts";

let backend: TestBackend;
let site: TestSite;
beforeAll(async () => {
  backend = await openTestBackend();
  site = await openTestSite(backend);
});
afterAll(() => site.close());

const page = "/merch/cinturon-de-fuerza-104512";
const file = `${page}/subtitulos.vtt`;

async function write(video_captions: string | null): Promise<void> {
  const video_url = "https://videos.example/cinturon.mp4";
  await backend.sql`
    update merch_products set ${backend.sql({ video_url, video_captions })} where slug = 'cinturon-de-fuerza-104512'`;
  site.edit();
}

test("a product's video comes with its captions, in the language in which they are", async () => {
  await write("WEBVTT\n\n00:01.000 --> 00:04.000\n¡Aprieta!");
  for (const language of ["", "/en"]) {
    const html = await (await fetch(site.origin + language + page)).text();
    expect(html).toMatch(new RegExp(`<track kind="captions" src="${file}" srcLang="es" label="[^"]+" default=""`));
  }
  const answer = await fetch(site.origin + file);
  expect(answer.headers.get("content-type")).toBe("text/vtt; charset=utf-8");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(await answer.text()).toBe("WEBVTT\n\n00:01.000 --> 00:04.000\n¡Aprieta!\n");
});

test.each([null, "WEBVTT\n\n<script>alert(1)</script>", "WEBVTT\n\nSTYLE\n::cue { color: red }"])(
  "what is no captions is not sent: %j",
  async (written) => {
    await write(written);
    expect((await fetch(site.origin + file)).status).toBe(404);
    if (written === null) expect(await (await fetch(site.origin + page)).text()).not.toContain("<track");
  },
);

test("a product that is not there has none", async () => {
  expect((await fetch(`${site.origin}/merch/no-hay/subtitulos.vtt`)).status).toBe(404);
});
