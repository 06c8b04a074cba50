import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLog } from "../process/log.ts";
import { FileCache } from "./file-cache.ts";
import { PictureResizer } from "./picture-resizer.ts";
import { createPictureSources } from "./picture-sources.ts";
import { readCardFacts } from "./read-card-facts.ts";
import { ShareCards } from "./share-cards.ts";
import { VideoStills } from "./video-stills.ts";

const resizer = new PictureResizer();
const pages = new Map<string, string>();
const points = new Map([["public-assets/mitades.jpg", { x: 0, y: 50 }]]);
let folder: string;
let server: Server;
let site: string;

const page = (title: string, picture?: string) => `<!DOCTYPE html><html><head>
  <meta property="og:title" content="${title} | NINE FITNESS"/>
  <meta property="og:image" content="https://nine.example/cards/x.jpg?v=1"/>
  ${picture ? `<meta name="card-picture" content="${picture}"/>` : ""}</head><body>
  <meta property="og:title" content="Otra cosa"/></body></html>`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cards-"));
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const photo = sharp({ create: { width: 1600, height: 900, channels: 3, background: "#000", noise } });
  await writeFile(join(folder, "sala.jpg"), await photo.jpeg().toBuffer());
  const black = { create: { width: 1000, height: 500, channels: 3, background: "#000" } } as const;
  const halves = sharp({ create: { width: 2000, height: 500, channels: 3, background: "#fff" } });
  await writeFile(
    join(folder, "mitades.jpg"),
    await halves
      .composite([{ input: black, left: 0, top: 0 }])
      .jpeg()
      .toBuffer(),
  );
  await writeFile(join(folder, "rota.jpg"), "this is not a picture");
  const findSource = createPictureSources({
    backend: {
      async locateFile(_, name) {
        const found = await stat(join(folder, name)).catch(() => null);
        return found && { locate: async () => join(folder, name), version: `${found.mtimeMs}` };
      },
    },
    siteFile: () => null,
    stills: new VideoStills("http://127.0.0.1:1", async () => true),
  });
  const cards = new ShareCards({
    pageOf: async (path) => pages.get(path) ?? null,
    findSource,
    focalPoints: { all: async () => points },
    logos: () => join(import.meta.dirname, "../../public/logo"),
    cache: new FileCache(join(folder, "made"), 2 ** 24),
    resizer,
    log: createLog("text", () => {}),
  });
  server = createServer((request, response) => void cards.answer(request, response, request.url ?? ""));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this shape.
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  resizer.close();
  server.close();
  await rm(folder, { recursive: true });
});

/** How bright the card is where its words stand, and where its picture is alone; 0 to 255. */
async function brightness(card: Buffer) {
  const of = async (top: number) => {
    const part = await sharp(card).extract({ left: 64, top, width: 500, height: 90 }).greyscale().png().toBuffer();
    return (await sharp(part).stats()).channels[0];
  };
  const words = await of(470);
  return { words: words?.max ?? 0, darkest: words?.min ?? 0, picture: (await of(200))?.stdev ?? 0 };
}

test("a page has a card with its picture, its name and the mark, of 100 kB at most", async () => {
  pages.set("/club/acacias", page("ACACIAS", "public-assets/sala.jpg"));
  const answer = await fetch(`${site}/cards/club/acacias.jpg`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/jpeg");
  const card = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(card).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(card.length).toBeLessThanOrEqual(100_000);
  const { words, picture } = await brightness(card);
  expect(words).toBeGreaterThan(230);
  expect(picture).toBeGreaterThan(3);
  const again = await fetch(`${site}/cards/club/acacias.jpg`, {
    headers: { "if-none-match": answer.headers.get("etag") ?? "" },
  });
  expect(again.status).toBe(304);
});

test("without a picture each kind of page has a card of its own, and what stands small below the name is part of it", async () => {
  const said = (name: string, content: string) => `<meta name="${name}" content="${content}"/></head>`;
  const drawn = new Map<string, Buffer>();
  for (const kind of ["page", "club", "week", "legal"]) {
    pages.set("/a", page("ACACIAS").replace("</head>", said("card-kind", kind)));
    const card = Buffer.from(await (await fetch(`${site}/cards/a.jpg`)).arrayBuffer());
    drawn.set(kind, await sharp(card).resize(60, 32).greyscale().raw().toBuffer());
  }
  const differs = (one: string, other: string) =>
    [...(drawn.get(one) ?? [])].reduce((sum, value, at) => sum + Math.abs(value - (drawn.get(other)?.[at] ?? 0)), 0);
  for (const one of drawn.keys()) {
    for (const other of drawn.keys())
      if (one < other) expect(differs(one, other), `${one}, ${other}`).toBeGreaterThan(9_000);
  }
  const tags = async () => (await fetch(`${site}/cards/a.jpg`)).headers.get("etag");
  const plain = await tags();
  pages.set("/a", page("ACACIAS").replace("</head>", said("card-line", "Arganzuela")));
  expect(await tags()).not.toBe(plain);
});

test("another name is another card, and so is another picture", async () => {
  const etag = async () => (await fetch(`${site}/cards/inicio.jpg`)).headers.get("etag");
  pages.set("/", page("Clubs"));
  const first = await etag();
  pages.set("/", page("Más clubs"));
  const second = await etag();
  pages.set("/", page("Más clubs", "public-assets/sala.jpg"));
  expect(new Set([first, second, await etag()]).size).toBe(3);
});

test.each(["public-assets/rota.jpg", "public-assets/no-hay.jpg"])(
  "%s leaves the words on the ground alone",
  async (text) => {
    pages.set("/merch", page("La tienda", text));
    const answer = await fetch(`${site}/cards/merch.jpg`);
    expect(answer.status).toBe(200);
    const { words, darkest, picture } = await brightness(Buffer.from(await answer.arrayBuffer()));
    expect(words - darkest).toBeGreaterThan(150);
    expect(picture).toBeLessThan(3);
  },
);

test.each([
  [
    "a long name",
    "Por qué dormir bien cambia cómo entrenas y lo que puedes hacer esta misma noche para notarlo".repeat(3),
  ],
  ["a word without an end", "x".repeat(300)],
  ["letters that need more room than was asked for", "\u0e01\u0e33".repeat(120)],
  ["letters as wide as a line", "\ufdfa".repeat(600)],
  ["a name of which nothing can be seen", "\u00ad".repeat(20)],
  ["marks without a letter", "\u200b\u200c\u200d\u2060\ufeff"],
  ["signs that mean something to whoever draws", "&lt;b&gt;5 &amp; 6&lt;/b&gt; &#x27;€&#x27;"],
])("%s is drawn too", async (_what, title) => {
  pages.set("/p/x", page(title));
  const answer = await fetch(`${site}/cards/p/x.jpg`);
  expect(answer.status).toBe(200);
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test.each(["/cards/no/hay.jpg", "/cards/.jpg", "/cards/club/acacias.png", `/cards/${"x".repeat(600)}.jpg`])(
  "%s is no card",
  async (path) => {
    expect((await fetch(site + path)).status).toBe(404);
  },
);

test("a page says in its head what its card shows", () => {
  expect(readCardFacts(page("Fuerza &amp; calma", "public-assets/a%20b.jpg"))).toEqual({
    title: "Fuerza & calma",
    line: "",
    kind: "page",
    picture: { bucket: "public-assets", name: "a b.jpg" },
  });
  expect(readCardFacts(page(""))).toBeNull();
  expect(readCardFacts("<html><head><title>x</title></head></html>")).toBeNull();
});

test("a card is cut round the point that staff have set, and anew where it moves", async () => {
  pages.set("/club/mitades", page("MITADES", "public-assets/mitades.jpg"));
  const light = async () => {
    const card = Buffer.from(await (await fetch(`${site}/cards/club/mitades.jpg`)).arrayBuffer());
    const part = await sharp(card)
      .extract({ left: 700, top: 200, width: 300, height: 60 })
      .greyscale()
      .png()
      .toBuffer();
    return (await sharp(part).stats()).channels[0]?.mean ?? 0;
  };
  // The black half is at the left, the white one at the right.
  expect(await light()).toBeLessThan(40);
  points.set("public-assets/mitades.jpg", { x: 100, y: 50 });
  expect(await light()).toBeGreaterThan(90);
});
