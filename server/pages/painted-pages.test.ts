import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import type { PageSource } from "../answers/page.ts";
import { PaintedPages } from "./painted-pages.ts";

// The file is looked at every two seconds; here as often as a test wants to wait.
vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  const watchFile = (file: string, options: object, tell: () => void) =>
    fs.watchFile(file, { ...options, interval: 20 }, tell);
  return { ...fs, watchFile };
});

const folder = mkdtempSync(join(tmpdir(), "nine-fitness-painted-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page = (body: string, status = 200): PageSource => ({
  status,
  headers: [],
  body: Buffer.from(body),
  expiresAt: 0,
});
const picture = (name: string) => `<img src="/pictures/678-3x4.webp/${name}" alt="" width="900"/>`;
const painted = (name: string, colours: string) => picture(name).replace("<img", `<img style="--paint:${colours}"`);
const colours = "#102030,#405060";

/** The file of colours as the process that makes pictures writes it. */
function writeColours(file: string, known: Record<string, string>): string {
  const path = join(folder, file);
  writeFileSync(path, JSON.stringify(Object.fromEntries(Object.entries(known).map(([name, it]) => [name, ["1", it]]))));
  return path;
}

const noPoints = { all: async () => new Map() };
const bodyOf = async (source: Promise<PageSource>) => (await source).body.toString();
const soon = { timeout: 15_000, interval: 50 };

describe("a page", () => {
  it("shows colours of the pictures they are known of, however their names are written", async () => {
    const file = writeColours("names.json", { "media_assets/día & 'noche'.jpg": colours, "site/logo.webp": "" });
    const pages = new PaintedPages(file, noPoints, async () => {});
    const [name, logo, other] = ["media_assets/d%C3%ADa%20&amp;%20&#x27;noche&#x27;.jpg", "site/logo.webp", "video/a"];
    const foreign = '<img src="https://other.example/pictures/678.webp/site/a.jpg"/>';
    expect(await bodyOf(pages.paint("/", page([name, logo, other].map(picture).join("") + foreign)))).toBe(
      painted(name, colours) + picture(logo) + picture(other) + foreign,
    );
  });

  it("stands its pictures round the points that staff have set", async () => {
    const file = writeColours("points.json", { "site/a.jpg": colours });
    const points = new Map([
      ["site/a.jpg", { x: 31, y: 54 }],
      ["site/b.jpg", { x: 0, y: 100 }],
    ]);
    const pages = new PaintedPages(file, { all: async () => points }, async () => {});
    const html = await bodyOf(
      pages.paint("/", page(["a", "b", "c"].map((name) => picture(`site/${name}.jpg`)).join(""))),
    );
    expect(html.match(/style="[^"]*"/g)).toEqual([
      `style="--paint:${colours};object-position:31% 54%"`,
      'style="object-position:0% 100%"',
    ]);
  });

  it("asks for what is cut, its card too, at an address that moves with the point", async () => {
    const [sala, cut] = ["media_assets/sala%20azul.jpg", "/pictures/678-3x4.webp/media_assets/sala%20azul.jpg"];
    const card = (mark = "") =>
      `<meta property="og:image" content="https://nine.example/cards/club/a.jpg?v=1a2b${mark}"/>`;
    const said = `<meta property="og:title" content="A"/><meta name="card-picture" content="${sala}"/></head>`;
    const html = (mark = "", ofCard = "") =>
      `${card(ofCard)}${said}<source srcSet="${cut}${mark} 678w, ${cut}${mark} 900w"/>` +
      `"https://nine.example${cut}${mark}" /pictures/678.webp/${sala} /pictures/678-3x4.webp/site/other.jpg`;
    const points = new Map([["media_assets/sala azul.jpg", { x: 31, y: 54.5 }]]);
    const paint = (known: typeof points) =>
      bodyOf(
        new PaintedPages(writeColours("cut.json", {}), { all: async () => known }, async () => {}).paint(
          "/",
          page(html()),
        ),
      );
    expect(await paint(points)).toBe(html("?at=31-54.5", "-31-54.5"));
    expect(await paint(new Map())).toBe(html());
  });

  it("is rendered once more when a colour it lacks is known, and not again", async () => {
    const file = writeColours("more.json", {});
    const refreshed: string[] = [];
    const pages = new PaintedPages(file, noPoints, async (key) => {
      refreshed.push(key);
      await pages.paint(key, page(picture("site/a.jpg") + picture("site/never.jpg")));
    });
    await pages.paint("/", page(picture("site/a.jpg") + picture("site/never.jpg")));
    await pages.paint("/other", page(picture("site/b.jpg")));
    await pages.paint("/gone", page(picture("site/a.jpg"), 404));
    writeColours("more.json", { "site/a.jpg": "" });
    await vi.waitFor(() => expect(refreshed).toEqual(["/"]), soon);
    writeColours("more.json", { "site/a.jpg": "", "site/b.jpg": colours });
    await vi.waitFor(() => expect(refreshed).toEqual(["/", "/other"]), soon);
  });
});
