import { Window } from "happy-dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findParts } from "#app/admin/web/find-parts.ts";
import { pageParts } from "#app/admin/web/page-parts.ts";
import { openTestBackend, type TestBackend } from "#tests/fixtures/backend.ts";
import { everyBlock } from "#tests/fixtures/every-block.ts";
import { plainPicture } from "#tests/fixtures/plain-picture.ts";
import { openTestSite, type TestSite } from "#tests/fixtures/test-site.ts";

// What of the public pages staff may edit where they read. How pencils are pressed there, journeys see in a browser.
let backend: TestBackend;
let site: TestSite;
beforeAll(async () => {
  backend = await openTestBackend();
  site = await openTestSite(backend);
  await backend.sql`insert into landing_pages (slug, title, is_published, content)
    values ('por-bloques', 'Por bloques', true, ${backend.sql.json({ blocks: everyBlock([]) } as never)})`;
  const { storage } = await backend.createClient("staff", "in-process");
  const picture = await plainPicture(64, 48, "#806a22").png().toBuffer();
  const { error } = await storage
    .from("media_assets")
    .upload("acacias/1_sala.png", picture, { contentType: "image/png" });
  expect(error).toBeNull();
});
afterAll(() => site.close());

/** The addresses of the demo site on which every part of the map stands at least once. */
const pages = [
  ...["/", "/clubs", "/club/acacias", "/club/acacias/horario", "/events", "/events/noche-de-fuerza"],
  ...["/9ftoday", "/9ftoday/proteina-sin-obsesion", "/merch", "/merch/esterilla-104516", "/ninecast"],
  ...["/ninecast/por-que-a-las-siete", "/partners", "/careers", "/manifiesto"],
  ...["/p/semana-de-puertas-abiertas", "/p/por-bloques"],
];

/** A page of the site as a document without its looks, which nobody sees here. */
async function read(path: string): Promise<Document> {
  const answer = await fetch(site.origin + path);
  expect([path, answer.status]).toEqual([path, 200]);
  const { document } = new Window({ url: site.origin + path, settings: { disableJavaScriptEvaluation: true } });
  document.documentElement.innerHTML = (await answer.text()).replace(/<(style|script)[\s\S]*?<\/\1>/g, "");
  return document as never;
}

test("each part of the map is found on the site, wherever it stands", async () => {
  const staff = await backend.createClient("staff", "in-process");
  const seen = new Set<string>();
  const missing: string[] = [];
  for (const path of pages) {
    const shown = await read(path);
    const found = await findParts(staff, { shown, source: shown, path }, () => true);
    const elements = new Set(found.map(({ element }) => element));
    for (const { at, on } of pageParts.filter(({ on }) => on?.test(path) ?? true)) {
      const standing = [...shown.querySelectorAll(at)];
      if (standing.length > 0) seen.add(`${at} ${on}`);
      if (!standing.every((element) => elements.has(element))) missing.push(`${at} on ${path}`);
    }
  }
  expect(missing, "cannot be edited").toEqual([]);
  expect(pageParts.map(({ at, on }) => `${at} ${on}`).filter((part) => !seen.has(part))).toEqual([]);
});
