import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Window } from "happy-dom";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { toAppModule } from "#server/pages/app-module.ts";
import { appBuild } from "#tests/fixtures/app-build.ts";
import { openTestBackend, type TestBackend } from "#tests/fixtures/backend.ts";
import { publicAddresses } from "../../bench/measure/public-addresses.ts";
import { askAsVisitor } from "../torture/ask-as-visitor.ts";
import { type FaultySite, openFaultySite } from "../torture/faulty-site.ts";

// Pages below /en in which each sentence of the catalogue stands in brackets: what stands outside of them is what staff
// wrote, or Spanish that was forgotten.
vi.mock("#app/texts/translators.ts", async (original) => {
  const { translatorOf } = await original<typeof import("#app/texts/translators.ts")>();
  const english = translatorOf("en");
  const mark = (text: string) => `⟦${text}⟧`;
  const marked = Object.assign((...all: Parameters<typeof english>) => mark(english(...all)), {
    ...english,
    known: (text: string) => (english.known(text) === text ? text : mark(english.known(text))),
  });
  return { translatorOf: (language: string) => (language === "en" ? marked : translatorOf("es")) };
});

describe("English", () => {
  let backend: TestBackend;
  let folder: string;
  let site: FaultySite;
  let content: string;
  let episode: string;
  beforeAll(async () => {
    backend = await openTestBackend();
    const [row] = await backend.sql<{ id: string }[]>`select id from ninecast_episodes where has_transcript`;
    episode = `/ninecast/${row?.id}/transcripcion`;
    content = await contentOf(backend);
    folder = await mkdtemp(join(tmpdir(), "nine-fitness-english-"));
    const app = toAppModule(await appBuild(), "production");
    site = await openFaultySite({ app, ask: askAsVisitor(backend.backend), assetsFolder: "/nonexistent" }, folder);
  });
  afterAll(async () => {
    await site.close();
    await backend.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  });

  const more = [
    ...["/visita", "/club/acacias/visita", "/club/acacias/cartel", "/club/arganzuela/visita", "/visita/nada"],
    ...["/clubs?q=zzz", "/clubs?abierto=1", "/club/acacias/horario?dia=2026-11-22&actividad=nada"],
    ...[
      "/contact?enviado=1",
      "/careers?enviado=1",
      "/p",
      "/no-hay",
      "/9ftoday/no-hay",
      "/merch/no-hay",
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

/** The words outside of brackets that no row holds: texts and what attributes say to people. */
function outside(html: string, content: string): string[] {
  const window = new Window();
  const { document } = window;
  document.write(html);
  const found: string[] = [];
  let depth = 0;
  const hear = (text: string) => {
    let free = "";
    for (const letter of text) {
      if (letter === "⟦") depth += 1;
      else if (letter === "⟧") depth -= 1;
      else if (depth === 0) free += letter;
    }
    for (const part of free.split(/\s[|·–—]\s|[⟦⟧\n]/)) {
      const words = plain(part);
      if (/\p{L}{2}/u.test(words) && !names.test(words) && !storedName.test(part.trim()) && !content.includes(words))
        found.push(part.trim());
    }
  };
  const walk = (node: Node): void => {
    if (node.nodeType === 3) hear(node.textContent ?? "");
    if (!("getAttribute" in node)) return;
    // The window is happy-dom's, whose elements are near enough to the browser's.
    const element = node as unknown as Element;
    if (
      /^(SCRIPT|STYLE|TEMPLATE)$/.test(element.tagName) ||
      /^club-map__district/.test(element.className) ||
      (element.getAttribute("lang") ?? "en") !== "en"
    )
      return;
    for (const name of ["aria-label", "alt", "title", "placeholder", "data-toasts", "data-notice"]) {
      const text = element.getAttribute(name);
      if (text) hear(text.replaceAll(/"(\w+)":|"(destructive|neutral)"/g, " "));
    }
    if (
      /description|og:title|og:image:alt/.test(element.getAttribute("name") ?? element.getAttribute("property") ?? "")
    )
      hear(element.getAttribute("content") ?? "");
    for (const child of node.childNodes) walk(child);
  };
  // happy-dom's own types of nodes.
  walk(document.documentElement as unknown as Node);
  void window.happyDOM.close();
  return [...new Set(found)];
}

/** Names that are the same in both languages, and what stands there for a machine. */
const names =
  /^(nine fitness|nine|fitness|9f|9ftoday|today|ninecast|nine merch|merch|whatsapp|email|admin|español|es|pdf|madrid|youtube|instagram|tiktok|spotify|nine fitness \+ space|\d+ min|min|km|x{0,3}[sl]|nif b00000000|www[\w./-]+)$/;

/** What the cookie table calls by its name: `cookie_consent`, `9f-draft:…`. */
const storedName = /^\w+[-_:][\w:…-]*$/;

/** Days, months and hours are the browser's own words. */
const dates =
  /\b((mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?|sun)(day)?|jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)\b|\d+:\d\d/g;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(dates, "")
    .replaceAll(/[«»“”"*#_>…[\]]/g, "")
    .replaceAll(/[\s\u00a0]+/g, " ")
    .replaceAll(/^[\s.,:;()/!–-]+|[\s.,:;()/–-]+$/g, "");

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
