import { afterAll, beforeAll, expect, test } from "vitest";
import { blockKinds } from "#app/content/site/blocks/blocks.ts";
import type { StoredBlock } from "#app/content/site/blocks/stored-block.ts";
import { openTestBackend, type TestBackend } from "#tests/fixtures/backend.ts";
import { everyBlock } from "#tests/fixtures/every-block.ts";
import { openTestSite, type TestSite } from "#tests/fixtures/test-site.ts";

// Landing pages that are built of blocks, as a visitor and as a machine ask for them.
let backend: TestBackend;
let site: TestSite;
let blocks: StoredBlock[];
beforeAll(async () => {
  backend = await openTestBackend();
  site = await openTestSite(backend);
  const reviews = await backend.sql`select id from testimonials order by display_order limit 2`;
  blocks = everyBlock(reviews.map(({ id }) => String(id)));
  await publish("todos", { blocks });
});
afterAll(() => site.close());

async function publish(slug: string, content: object): Promise<void> {
  await backend.sql`insert into landing_pages (slug, title, is_published, content)
    values (${slug}, 'Una página', true, ${backend.sql.json(content as never)})`;
}

async function read(path: string): Promise<string> {
  const answer = await fetch(site.origin + path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

const shown = (html: string) => [...html.matchAll(/data-block="([^"]*)"/g)].map(([, id]) => id);

test("a page shows a block of every kind, in their order, and one first heading", async () => {
  const html = await read("/p/todos");
  expect(new Set(blocks.map(({ kind }) => kind))).toEqual(new Set(Object.keys(blockKinds)));
  expect(shown(html)).toEqual(blocks.map(({ id }) => id));
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/<h1[^>]*>Abrimos <b>Retiro<\/b><\/h1>/);
  expect(html).toContain("<title>Una página | NINE FITNESS</title>");
  // Of a club that is not open yet.
  expect(html).toContain('action="/club/retiro/visita"');
  expect(html).toContain("<strong>piscina</strong>");
});

test("its questions are told to search engines, and its hero's picture to who shares it", async () => {
  const html = await read("/p/todos");
  expect(html).toContain('"@type":"FAQPage"');
  expect(html).toContain('<meta name="card-picture" content="site/images/contacto-hero.jpg"/>');
});

test("it needs no script that other pages do not need", async () => {
  const scripts = (html: string) => [...html.matchAll(/<script[^>]*>/g)].length;
  // Beside those of a landing without blocks: its questions, and the player of its video.
  expect(scripts(await read("/p/todos")) - scripts(await read("/p/semana-de-puertas-abiertas"))).toBeLessThanOrEqual(2);
});

test("in English it says what has been translated, and marks what has not", async () => {
  const html = await read("/en/p/todos");
  expect(html).toMatch(/<h1[^>]*>We open <b>Retiro<\/b><\/h1>/);
  expect(html).toMatch(/<p class="lead ink lines" lang="es">Con precio de apertura\.<\/p>/);
  expect(html).toMatch(/days<\/span>/);
});

test("a block whose club is deleted is left out, and so is one that nobody can read or that says a title alone", async () => {
  await publish("huecos", {
    mainTitle: "Con huecos",
    blocks: [
      { kind: "clubs", id: "gone", clubs: ["las-tablas"] },
      { kind: "rates", id: "rates", club: "las-tablas" },
      { kind: "form", id: "form", club: "las-tablas" },
      { kind: "hero", id: "wrong", heading: 7 },
      { kind: "later", id: "later" },
      {},
      { kind: "text", id: "empty", heading: "Por qué ahora", body: " " },
      { kind: "text", id: "here", body: "Aquí sigue" },
    ],
  });
  const html = await read("/p/huecos");
  expect(shown(html)).toEqual(["here"]);
  expect(html).toMatch(/<h1[^>]*>Con <b>huecos<\/b><\/h1>/);
});

test("of two forms each has fields of its own, and the page's links lead to the first that is shown", async () => {
  const form = { kind: "form", club: "" };
  await publish("formularios", {
    blocks: [
      { ...form, id: "gone", club: "las-tablas" },
      { ...form, id: "one", heading: "Escríbenos" },
      { ...form, id: "two", heading: "Otra vez" },
      { ...form, id: "three", club: "retiro" },
      { ...form, id: "four", club: "retiro" },
    ],
  });
  const html = await read("/p/formularios");
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(html).toMatch(/<section id="formulario" data-block="one"/);
  for (const [, field] of html.matchAll(/<label[^>]* for="([^"]*)"/g)) expect(ids).toContain(field);
});

test("nothing in a block runs", async () => {
  await publish("hostil", {
    blocks: [
      {
        kind: "hero",
        id: "a",
        heading: "<script>x</script>",
        image: "javascript:x",
        button: "x",
        buttonLink: "javascript:x",
      },
      { kind: "buttons", id: "b", button1: "uno", link1: "data:text/html,x" },
      { kind: "text", id: "c", body: "<img src=x onerror=x>[a](javascript:x)" },
      { kind: "video", id: "d", video: "javascript:x" },
    ],
  });
  const html = await read("/p/hostil");
  expect(shown(html)).toEqual(["a", "c"]);
  expect(html).not.toMatch(/javascript:x|<img src=x|<script>x|href="data:/);
});

test("a countdown that is over says what it says then, or nothing", async () => {
  const over = { kind: "countdown", until: "2020-01-01T00:00" };
  await publish("pasado", {
    blocks: [
      { ...over, id: "quiet" },
      { ...over, id: "said", over: "Ya está abierto" },
    ],
  });
  const html = await read("/p/pasado");
  expect(shown(html)).toEqual(["said"]);
  expect(html).toContain("Ya está abierto");
});

test("a block that is hidden on a phone says so, and the next save of a club is seen", async () => {
  await publish("movil", { blocks: [{ kind: "clubs", id: "a", clubs: ["acacias"], hideOnPhone: true }] });
  expect(await read("/p/movil")).toContain('data-hides="phone"');
  await backend.sql`update clubs set name = 'ACACIAS NUEVO' where id = 'acacias'`;
  site.edit();
  expect(await read("/p/movil")).toContain("ACACIAS NUEVO");
});
