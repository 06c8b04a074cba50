import { describe, expect, test } from "vitest";
import { manifiestoContent } from "#app/content/site/manifiesto.ts";
import { callToActionDraft, siteContentRows } from "#app/content/site/site-content-input.ts";
import { listGallery, listGalleryFiles } from "#app/data/clubs/galleries.ts";
import { removeGalleryImage, saveGalleryOrder, uploadGalleryImage } from "#app/data/clubs/gallery-changes.ts";
import { changePassword, endSession, followSession, readAccess, readSession, signIn } from "#app/data/people/auth.ts";
import { writeArticle } from "#app/data/publications/write-article.ts";
import { readCompany, saveCompany } from "#app/data/site/company.ts";
import { readManifiesto, saveManifiesto } from "#app/data/site/manifiesto.ts";
import { readTodaySetting, saveTodaySetting } from "#app/data/site/settings.ts";
import { listSiteContent, readSiteContent, saveSiteContent, saveSiteContents } from "#app/data/site/site-contents.ts";
import { uploadFile } from "#app/data/upload-file.ts";
import { openTestBackend, people } from "#tests/fixtures/backend.ts";
import { serveHttp } from "#tests/fixtures/http-server.ts";
import { testBackend } from "#tests/fixtures/of-file.ts";

const it = await testBackend();
const staff = await it.createClient("staff");

const drawing = (name: string) =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'], name, { type: "image/svg+xml" });

describe("a session", () => {
  test("comes with the right password, is followed, and ends", async () => {
    const client = await it.createClient("anon");
    const heard: string[] = [];
    const stop = followSession(client, {
      onSignedIn: (session) => heard.push(session.user.email ?? ""),
      onSignedOut: () => heard.push("out"),
    });
    expect(await readSession(client)).toBeNull();
    const session = await signIn(client, people.staff.email, people.staff.password);
    expect((await readSession(client))?.access_token).toBe(session.access_token);
    expect(await readAccess(client)).toEqual({
      is_staff: true,
      is_admin: true,
      missing: null,
      role: "direction",
      // Direction may everything, everywhere: neither is a list.
      clubs: [],
      rights: null,
    });
    await endSession(client);
    expect(await readSession(client)).toBeNull();
    stop();
    expect(heard).toEqual([people.staff.email, "out"]);
  });

  test("does not come with a wrong one", async () => {
    const client = await it.createClient("anon");
    await expect(signIn(client, people.staff.email, "no es esta")).rejects.toMatchObject({
      code: "invalid_credentials",
    });
  });

  test("does not make a stranger staff", async () => {
    const stranger = await it.createClient("stranger");
    expect((await readAccess(stranger)).is_staff).toBe(false);
  });
});

test("a text is saved under its key, new or not", async () => {
  const [title, fresh, mine] = siteContentRows({ hero_main_title: "Más Que", clave_nueva: "x", hero_subtitle: "Mío" });
  if (!title || !fresh || !mine) throw new Error("a row for each key");
  await saveSiteContent(staff, title);
  expect(await saveSiteContent(staff, fresh)).toEqual(fresh);
  const values = new Map((await listSiteContent(staff)).map((row) => [row.content_key, row.content_value]));
  expect([values.get("hero_title_1"), values.get("clave_nueva")]).toEqual(["Más Que", "x"]);
  const stranger = await it.createClient("anon");
  await expect(saveSiteContent(stranger, mine)).rejects.toMatchObject({ code: "42501" });
});

test("several texts are saved in one call, and read by their keys", async () => {
  const values = { header_cta_text: "Prueba gratis", "header_cta_text@en": "Try it free", header_cta_path: "/contact" };
  await saveSiteContents(staff, siteContentRows(values));
  const read = await readSiteContent(staff, ["header_cta_text", "header_cta_path", "no_hay"]);
  expect(new Map(read.map((row) => [row.content_key, row.content_value]))).toEqual(
    new Map([
      ["header_cta_text", "Prueba gratis"],
      ["header_cta_path", "/contact"],
    ]),
  );
  const impossible = siteContentRows({ header_cta_text: "No", "clave imposible": "x" });
  await expect(saveSiteContents(staff, impossible)).rejects.toMatchObject({ code: "23514" });
  expect(callToActionDraft(await readSiteContent(staff, ["header_cta_text", "header_cta_path"]))).toEqual(values);
});

test("the section 9FToday is switched off and on", async () => {
  await saveTodaySetting(staff, false);
  expect(await readTodaySetting(staff)).toBe("false");
  await saveTodaySetting(staff, true);
  expect(await readTodaySetting(staff)).toBe("true");
});

test("the Manifiesto is saved whole and not over somebody else's work", async () => {
  const stored = await readManifiesto(staff);
  if (!stored) throw new Error("no Manifiesto");
  const content = manifiestoContent.parse({ ...stored.content, novedad: 1, hero: { title_line1: "Somos" } });
  const values = { content, translations: { en: { hero_line1: "We are" } } };
  const outcome = await saveManifiesto(staff, values, stored.updated_at, new Date());
  expect(outcome).toMatchObject({ kind: "saved", row: values });
  expect(await saveManifiesto(staff, stored, stored.updated_at, new Date())).toMatchObject({
    kind: "conflict",
    theirs: values,
  });
});

test("the company's facts are saved by staff alone, and not over somebody else's work", async () => {
  const stored = await readCompany(staff);
  if (!stored) throw new Error("no company");
  const { updated_at: seen, ...facts } = stored;
  const changed = { ...facts, phone: "910 000 000" };
  const stranger = await it.createClient("stranger");
  expect(await saveCompany(stranger, changed, seen)).toEqual({ kind: "gone" });
  expect(await saveCompany(staff, changed, seen)).toMatchObject({ kind: "saved", row: changed });
  expect(await saveCompany(staff, facts, seen)).toMatchObject({ kind: "conflict", theirs: changed });
  expect(await readCompany(await it.createClient("anon"))).toMatchObject(changed);
});

test("uploads lie in their section's folder under a safe name and have an address without host", async () => {
  const address = await uploadFile(staff, "articles", drawing("Piña (1).SVG"));
  expect(address).toMatch(/^\/storage\/v1\/object\/public\/public-assets\/articles\/\d{13}_pina-1\.svg$/);
  expect((await fetch(new URL(address, it.url))).status).toBe(200);
  expect(await uploadFile(staff, "", drawing("logo.svg"))).toMatch(/\/public-assets\/[\da-f-]{36}\.svg$/);
});

test("only staff upload", async () => {
  for (const role of ["anon", "stranger"] as const) {
    await expect(uploadFile(await it.createClient(role), "articles", drawing("a.svg"))).rejects.toThrow();
  }
});

test("a gallery is filled, put in order and emptied", async () => {
  for (const [index, name] of ["a", "b", "c"].entries()) {
    await uploadGalleryImage(staff, "nueva", drawing(`${name}.svg`), new Date(1_700_000_000_000 + index));
  }
  const letters = async () => (await listGallery(staff, "nueva")).map((image) => image.name.at(14));
  expect(await letters()).toEqual(["a", "b", "c"]);
  expect((await listGalleryFiles(staff, "nueva")).map((file) => file.name.at(14))).toEqual(["c", "b", "a"]);

  const names = (await listGallery(staff, "nueva")).map((image) => image.name);
  await saveGalleryOrder(
    staff,
    "nueva",
    [names[2], names[0], names[1]].filter((text) => text !== undefined),
    new Date(),
  );
  expect(await letters()).toEqual(["c", "a", "b"]);
  const [first] = await listGallery(staff, "nueva");
  const served = await fetch(new URL(first?.url ?? "", it.url));
  expect([served.status, served.headers.get("content-type")]).toEqual([200, expect.stringContaining("image/svg+xml")]);

  for (const { name } of await listGallery(staff, "nueva")) {
    expect(await removeGalleryImage(staff, "nueva", name)).toBe(true);
  }
  expect(await listGallery(staff, "nueva")).toEqual([]);
  expect(await removeGalleryImage(staff, "nueva", names[0] ?? "")).toBe(false);
});

test("an article is written by whoever is configured, asked for its topic", async () => {
  let asked = "";
  // The endpoint we do not own: the test answers in its place.
  const endpoint = await serveHttp(async (request) => {
    asked = await request.text();
    return Response.json({ choices: [{ message: { content: "  Levanta.\n\nDescansa. " } }] });
  });
  const own = await openTestBackend({ ai: { baseUrl: `${endpoint.url}/v1/`, apiKey: "clave", model: "modelo" } });
  const text = await writeArticle(await own.createClient("staff"), " fuerza a los 40 ");
  await Promise.all([own.close(), endpoint.close()]);
  expect(text).toBe("Levanta.\n\nDescansa.");
  expect(asked).toContain("fuerza a los 40");
});

test("an article is not written when nobody configured who writes it", async () => {
  await expect(writeArticle(staff, "fuerza")).rejects.toMatchObject({ code: "not_configured" });
});

test("people change their own password", async () => {
  const stranger = await it.createClient("stranger");
  await changePassword(stranger, "una clave nueva y larga", people.stranger.password);
  const client = await it.createClient("anon");
  await expect(signIn(client, people.stranger.email, people.stranger.password)).rejects.toThrow();
  expect((await signIn(client, people.stranger.email, "una clave nueva y larga")).user.email).toBe(
    people.stranger.email,
  );
});
