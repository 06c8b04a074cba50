import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openTestBackend, type TestBackend } from "#tests/fixtures/backend.ts";
import { openTestSite, type TestSite } from "#tests/fixtures/test-site.ts";
import { outsideOfBrackets, plain, wordsOnPage } from "#tests/fixtures/words-on-page.ts";
import { publicAddresses } from "../../bench/measure/public-addresses.ts";

// Pages below /en in which each sentence of the catalogue stands in brackets: what stands outside of them is what staff
// wrote, or Spanish that was forgotten.
vi.mock("#texts/translators.ts", async (original) =>
  (await import("#tests/fixtures/bracketed-english.ts")).bracketedEnglish(await original()),
);
vi.mock("#app/site/legal/legal-texts.ts", async (original) =>
  (await import("#tests/fixtures/bracketed-english.ts")).bracketedLegal(await original()),
);

describe("English", () => {
  let backend: TestBackend;
  let site: TestSite;
  let content: string;
  let episode: string;
  beforeAll(async () => {
    backend = await openTestBackend();
    const [row] = await backend.sql<{ id: string }[]>`select id from ninecast_episodes where has_transcript`;
    episode = `/ninecast/${row?.id}/transcripcion`;
    content = await contentOf(backend);
    site = await openTestSite(backend);
  });
  afterAll(() => site.close());

  const more = [
    ...["/club/acacias/visita", "/club/acacias/cartel", "/club/arganzuela/visita", "/visita/nada"],
    ...["/clubs?q=zzz", "/clubs?abierto=1", "/club/acacias/horario?dia=2026-11-22&actividad=nada"],
    ...[
      "/contact?enviado=1",
      "/careers?enviado=1",
      "/p",
      "/no-hay",
      "/9ftoday/no-hay",
      "/merch/no-hay",
      "/events/no-hay",
      "/ninecast/no-hay",
      "/ninecast/por-que-a-las-siete",
      "/club/no-hay",
    ],
  ];

  test.each([...publicAddresses, ...more])("/en%s says nothing in Spanish that is ours", async (path) => {
    const answer = await fetch(`${site.origin}/en${path === "/" ? "" : path}`);
    expect(outside(await answer.text(), content)).toEqual([]);
  });

  test("the transcript of an episode has its frame in English", async () => {
    expect(outside(await (await fetch(`${site.origin}/en${episode}`)).text(), content)).toEqual([]);
  });

  test.each(publicAddresses)("/en%s tells machines nothing in Spanish that is ours", async (path) => {
    const html = await (await fetch(`${site.origin}/en${path === "/" ? "" : path}`)).text();
    const told = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
    const said = told.flatMap(([, json = ""]) => saidIn(JSON.parse(json)));
    expect(outside(`<p>${said.join("</p><p>")}</p>`, content)).toEqual([]);
  });

  const read = async (path: string) => (await fetch(site.origin + path)).text();

  test.each(["/manifiesto", "/p/semana-de-puertas-abiertas"])(
    "%s, which has no header, leads to its other language at its top and in its footer",
    async (path) => {
      const [top = "", foot = ""] = (await read(`/en${path}`)).split("<footer");
      const link = `href="${path}" lang="es" hrefLang="es"`;
      expect([top, foot].map((part) => part.includes(link))).toEqual([true, true]);
    },
  );

  test("the header of an English page knows where it is", async () => {
    expect(await read("/en")).toContain("site-header--over");
    expect(await read("/en/events")).toMatch(/<a href="\/en\/events" aria-current="page"/);
  });

  test("a filter of the timetable means the same in both languages, and in the calendar", async () => {
    const path = "/club/acacias/horario?actividad=ciclo";
    const chosen = /href="(\/en)?\/club\/acacias\/horario\?actividad=ciclo"[^>]*aria-current="true"/;
    expect(await read(path)).toMatch(chosen);
    const english = await read(`/en${path}`);
    expect(english).toMatch(chosen);
    expect(english).toContain(`href="${path}" lang="es"`);
    expect(english).toContain('href="/en/club/acacias/horario.ics?actividad=ciclo"');
  });

  test.each(["/contact", "/careers", "/partners", "/club/acacias/visita"])(
    "/en%s says in English what is wrong with a form",
    async (path) => {
      const answer = await fetch(`${site.origin}/en${path}`, {
        method: "POST",
        body: new URLSearchParams({ email: "a" }),
      });
      expect(answer.status).toBe(400);
      expect(outside(await answer.text(), content)).toEqual([]);
    },
  );

  test.each([
    ["/en/contact", "en"],
    ["/contact", "es"],
  ])("the desk is told in which language a message came by %s", async (path, language) => {
    const email = `${language}@correo.example`;
    const body = new URLSearchParams({ nombre: "Liv", mensaje: "Parking?", via: "email", contacto: email });
    const answer = await fetch(site.origin + path, { method: "POST", body, redirect: "manual" });
    expect(answer.status).toBe(303);
    expect(await backend.sql`select language from requests where email = ${email}`).toEqual([{ language }]);
  });

  test.each([
    ["/en/9ftoday", "/en/9ftoday/rss.xml", "<language>en-GB</language>"],
    ["/en/ninecast", "/en/ninecast/rss.xml", "<language>en-GB</language>"],
    ["/en/events", "/en/events.ics", "SUMMARY;LANGUAGE=e"],
    ["/en/club/acacias/horario", "/en/club/acacias/horario.ics", "PRODID:-//NINE FITNESS//Web//EN"],
  ])("what can be subscribed to on %s is %s, in English", async (page, path, says) => {
    expect(await (await fetch(site.origin + page)).text()).toContain(`href="${path}"`);
    const answer = await fetch(site.origin + path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(says);
  });

  test.each(publicAddresses)("every link of ours on /en%s leads to an English page", async (path) => {
    const html = await (await fetch(`${site.origin}/en${path === "/" ? "" : path}`)).text();
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en">/);
    const links = [...html.matchAll(/<(?:a|form) [^>]*?(?:href|action)="(\/[^"]*)"[^>]*>/g)];
    const elsewhere = links.filter(([tag, to = ""]) => {
      const isOnce = /^\/(admin|pictures|storage|images)\b|\.\w{2,4}(\?|$)/.test(to);
      return (
        !isOnce && !/^\/en(\/|\?|#|$)/.test(to) && !tag.includes('hrefLang="es"') && !tag.includes('hreflang="es"')
      );
    });
    expect(elsewhere.map(([tag]) => tag)).toEqual([]);
  });
});

/** What structured data say in words. */
function saidIn(thing: unknown, key = ""): string[] {
  if (typeof thing === "string")
    return /^(name|headline|description|text|alternateName)$/.test(key) ? [thing.replace(/^NINE FITNESS /, "")] : [];
  if (Array.isArray(thing)) return thing.flatMap((value) => saidIn(value, key));
  return typeof thing === "object" && thing !== null
    ? Object.entries(thing).flatMap(([name, value]) => saidIn(value, name))
    : [];
}

/** The words outside of brackets that no row holds: texts and what attributes say to people. */
function outside(html: string, content: string): string[] {
  const parts = outsideOfBrackets(wordsOnPage(html)).flatMap((free) => free.split(/\s[|·–—]\s|[⟦⟧\n]/));
  const found = parts.filter((part) => {
    const words = plain(part);
    return /\p{L}{2}/u.test(words) && !names.test(words) && !storedName.test(part.trim()) && !content.includes(words);
  });
  return [...new Set(found.map((part) => part.trim()))];
}

/** Names that are the same in both languages, and what stands there for a machine. */
const names =
  /^(nine fitness|nine|fitness|9f|9ftoday|today|ninecast|nine merch|merch|whatsapp|email|admin|español|es|pdf|madrid|youtube|instagram|tiktok|spotify|nine fitness \+ space|\d+ min|min|km|x{0,3}[sl]|nif b00000000|www[\w./-]+)$/;

/** What the cookie table calls by its name: `cookie_consent`, `9f-draft:…`. */
const storedName = /^\w+[-_:][\w:…-]*$/;

/** All that rows hold, as one text. */
async function contentOf({ sql }: TestBackend): Promise<string> {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`;
  const rows = await Promise.all(tables.map(({ name }) => sql`select to_jsonb(it) as row from ${sql(name)} it`));
  const texts = rows.flat().flatMap(({ row }) => textsOf(row));
  return texts.map((text) => plain(text.replaceAll(/<[^>]*>|\]\([^)]*\)/g, " "))).join("\n");
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
