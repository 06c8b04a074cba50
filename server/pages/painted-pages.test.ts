import { describe, expect, it, vi } from "vitest";
import type { PageSource } from "../answers/page.ts";
import { PaintedPages } from "./painted-pages.ts";

const page = (body: string, status = 200): PageSource => ({
  status,
  headers: [],
  body: Buffer.from(body),
  expiresAt: 0,
});
const picture = (name: string) => `<img src="/pictures/678-3x4.webp/${name}" alt="" width="900"/>`;
const painted = (name: string, colours: string) => picture(name).replace("<img", `<img style="--paint:${colours}"`);
const colours = "#102030,#405060";

/** Colours that are known, and a way to learn more. */
function knownColours(begin: Record<string, string> = {}) {
  const known = new Map(Object.entries(begin).map(([name, it]) => [name, ["1", it] as const]));
  let tell = () => {};
  return {
    known: async () => known,
    onMore(listener: () => void) {
      tell = listener;
    },
    learn(name: string, it: string) {
      known.set(name, ["1", it]);
      tell();
    },
  };
}

const noPoints = { all: async () => new Map() };
const bodyOf = async (source: Promise<PageSource>) => (await source).body.toString();

describe("a page", () => {
  it("shows colours of the pictures they are known of, however their names are written", async () => {
    const known = knownColours({ "media_assets/día & 'noche'.jpg": colours, "site/logo.webp": "" });
    const pages = new PaintedPages(known, noPoints, async () => {});
    const [name, logo, other] = ["media_assets/d%C3%ADa%20&amp;%20&#x27;noche&#x27;.jpg", "site/logo.webp", "video/a"];
    const foreign = '<img src="https://other.example/pictures/678.webp/site/a.jpg"/>';
    expect(await bodyOf(pages.paint("/", page([name, logo, other].map(picture).join("") + foreign)))).toBe(
      painted(name, colours) + picture(logo) + picture(other) + foreign,
    );
  });

  it("stands its pictures round the points that staff have set", async () => {
    const points = new Map([
      ["site/a.jpg", { x: 31, y: 54 }],
      ["site/b.jpg", { x: 0, y: 100 }],
    ]);
    const pages = new PaintedPages(
      knownColours({ "site/a.jpg": colours }),
      { all: async () => points },
      async () => {},
    );
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
      bodyOf(new PaintedPages(knownColours(), { all: async () => known }, async () => {}).paint("/", page(html())));
    expect(await paint(points)).toBe(html("?at=31-54.5", "-31-54.5"));
    expect(await paint(new Map())).toBe(html());
  });

  it("is rendered once more when a colour it lacks is known, and not again", async () => {
    const known = knownColours();
    const refreshed: string[] = [];
    const pages = new PaintedPages(known, noPoints, async (key) => {
      refreshed.push(key);
      await pages.paint(key, page(picture("site/a.jpg") + picture("site/never.jpg")));
    });
    await pages.paint("/", page(picture("site/a.jpg") + picture("site/never.jpg")));
    await pages.paint("/other", page(picture("site/b.jpg")));
    await pages.paint("/gone", page(picture("site/a.jpg"), 404));
    known.learn("site/a.jpg", "");
    await vi.waitFor(() => expect(refreshed).toEqual(["/"]));
    known.learn("site/b.jpg", colours);
    await vi.waitFor(() => expect(refreshed).toEqual(["/", "/other"]));
  });
});
