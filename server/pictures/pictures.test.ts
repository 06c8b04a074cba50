import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createLog } from "../process/log.ts";
import { FileCache } from "./file-cache.ts";
import type { FocalPoint } from "./focal-points.ts";
import { PictureColours } from "./picture-colours.ts";
import { PictureResizer } from "./picture-resizer.ts";
import { createPictureSources } from "./picture-sources.ts";
import { Pictures } from "./pictures.ts";
import { VideoStills } from "./video-stills.ts";

const resizer = new PictureResizer();
const servers: Server[] = [];
let folder: string;
let site: string;
const points = new Map<string, FocalPoint>();
const askedOfVideoHost: string[] = [];

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this shape.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const photo = (width: number, height: number, background = "#445566") =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** A video host that has no largest still, and redirects for one video. */
const videoHost: RequestListener = async (request, response) => {
  askedOfVideoHost.push(request.url ?? "");
  if (request.url?.includes("redirected_")) response.writeHead(302, { location: "http://169.254.169.254/" }).end();
  else if (request.url?.endsWith("sddefault.jpg")) {
    response.writeHead(200, { "content-type": "image/jpeg" }).end(await photo(640, 480));
  } else response.writeHead(404, { "content-type": "image/jpeg" }).end(await photo(120, 90));
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
  const files = join(folder, "files");
  await mkdir(files);
  await writeFile(join(files, "sala.jpg"), await photo(1600, 900));
  await writeFile(join(files, "broken.jpg"), "this is not a picture");
  await writeFile(join(files, "away.jpg"), "its store is away");
  const bomb = sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: "#000" } });
  await writeFile(join(files, "bomb.png"), await bomb.png({ compressionLevel: 9 }).toBuffer());
  const stills = new VideoStills(await listen(videoHost), async (id) => id !== "nobodyShows");
  const findSource = createPictureSources({
    backend: {
      async locateFile(_, name) {
        const path = join(files, name);
        const found = await stat(path).catch(() => null);
        const locate = async () => {
          if (name === "away.jpg") throw new Error("The file store does not answer");
          return path;
        };
        return found && { locate, version: `${found.size}-${found.mtimeMs}` };
      },
    },
    siteFile: () => null,
    stills,
  });
  const cache = new FileCache(join(folder, "cache"), 10 ** 8);
  const log = createLog("text", () => {});
  const colours = new PictureColours(join(folder, "colours.json"), log);
  const focalPoints = { all: async () => points };
  const pictures = new Pictures({ findSource, cache, resizer, colours, focalPoints, log });
  site = await listen((request, response) => void pictures.answer(request, response, request.url ?? ""));
}, 30_000);

afterAll(async () => {
  resizer.close();
  for (const server of servers) server.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${site}/pictures/${path}`, { headers, redirect: "manual" });
const sizeOf = async (response: Response) => {
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { width, height, format };
};

describe("a stored picture", () => {
  it("is made in the width and format that were asked for", async () => {
    const response = await get("416.avif/media_assets/sala.jpg");
    expect(response.headers.get("content-type")).toBe("image/avif");
    expect(await sizeOf(response)).toEqual({ width: 416, height: 234, format: "heif" });
  });

  it("is cut to a shape, and never made larger than it is", async () => {
    expect(await sizeOf(await get("326-1x1.webp/media_assets/sala.jpg"))).toMatchObject({ width: 326, height: 326 });
    expect(await sizeOf(await get("1804-1x1.webp/media_assets/sala.jpg"))).toMatchObject({ width: 900, height: 900 });
    expect(await sizeOf(await get("2602.webp/media_assets/sala.jpg"))).toMatchObject({ width: 1600, height: 900 });
  });

  it("is cut round the point that staff have set, and anew when it moves", async () => {
    const half = { create: { width: 400, height: 400, channels: 3 as const, background: "#0000ff" } };
    const right = await sharp(half).png().toBuffer();
    const both = sharp({ create: { ...half.create, width: 800, background: "#ff0000" } });
    await writeFile(
      join(folder, "files/mitad.jpg"),
      await both
        .composite([{ input: right, left: 400, top: 0 }])
        .jpeg()
        .toBuffer(),
    );
    const redAt = async (x: number) => {
      points.set("media_assets/mitad.jpg", { x, y: 50 });
      const answer = await get("200-1x1.webp/media_assets/mitad.jpg");
      const { channels } = await sharp(Buffer.from(await answer.arrayBuffer())).stats();
      return [Math.round((channels[0]?.mean ?? 0) / 255), Math.round((channels[2]?.mean ?? 0) / 255)];
    };
    expect(await redAt(0)).toEqual([1, 0]);
    expect(await redAt(100)).toEqual([0, 1]);
  });

  it("is made once, kept on disk, and not sent to whoever has it", async () => {
    const before = (await readdir(join(folder, "cache"))).length;
    const responses = await Promise.all(Array.from({ length: 8 }, () => get("470.webp/media_assets/sala.jpg")));
    const etag = responses[0]?.headers.get("etag") ?? "";
    expect((await readdir(join(folder, "cache"))).length).toBe(before + 1);
    expect((await get("470.webp/media_assets/sala.jpg", { "if-none-match": etag })).status).toBe(304);
  });

  it("is made again when the file under its name is replaced", async () => {
    await writeFile(join(folder, "files/taza.jpg"), await photo(800, 800, "#ff0000"));
    const first = await get("226.webp/media_assets/taza.jpg");
    await writeFile(join(folder, "files/taza.jpg"), await photo(800, 400, "#00ff00"));
    const second = await get("226.webp/media_assets/taza.jpg");
    expect(await sizeOf(first)).toMatchObject({ height: 226 });
    expect(await sizeOf(second)).toMatchObject({ height: 113 });
    expect(second.headers.get("etag")).not.toBe(first.headers.get("etag"));
  });

  it("leaves its colours behind, for pages to show until it is there", async () => {
    await writeFile(join(folder, "files/esterilla.jpg"), await photo(800, 600, "#c04020"));
    await get("226.avif/media_assets/esterilla.jpg");
    const written = async () => JSON.parse(await readFile(join(folder, "colours.json"), "utf8"));
    const colours = expect.stringMatching(/^#c[01]4[01][12][\da-f],#c[01]4[01][12][\da-f]$/);
    const patience = { timeout: 15_000, interval: 100 };
    await vi.waitFor(
      async () =>
        expect(await written()).toMatchObject({ "media_assets/esterilla.jpg": [expect.any(String), colours] }),
      patience,
    );
  });

  it("that is a drawing is sent as it was stored", async () => {
    const response = await get("416.webp/public-assets/logos/uno%20dos.svg");
    expect([response.status, response.headers.get("location")]).toEqual([
      302,
      "/storage/v1/object/public/public-assets/logos/uno%20dos.svg",
    ]);
  });
});

describe("a picture that cannot be made", () => {
  it.each([
    ["is not there", "416.webp/media_assets/nada.jpg", 404],
    ["is not a picture", "416.webp/media_assets/broken.jpg", 422],
    ["has more pixels than anyone needs", "416.webp/media_assets/bomb.png", 422],
    ["is of no video", "416.webp/video/short", 404],
  ])("because it %s gives none, so that the page shows what stands in for it", async (_, path, status) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    // A browser shows a picture whatever the status beside it.
    expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(response.headers.get("cache-control")).toBe("public, max-age=60");
  });

  it("because of what was asked gives a reason", async () => {
    const response = await get("417.webp/media_assets/sala.jpg");
    expect([response.status, await response.json()]).toEqual([400, { error: "this width is not made" }]);
  });

  it("because its store is away asks to come back", async () => {
    const response = await get("416.webp/media_assets/away.jpg");
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
  });

  it("does not keep the next one from being made", async () => {
    await get("532.webp/media_assets/broken.jpg");
    expect((await get("532.webp/media_assets/sala.jpg")).status).toBe(200);
  });
});

describe("the still of a video", () => {
  it("is the largest that its host has", async () => {
    const response = await get("326-16x9.webp/video/dQw4w9WgXcQ");
    expect(await sizeOf(response)).toMatchObject({ width: 326, height: 183 });
    expect(askedOfVideoHost).toEqual(["/vi/dQw4w9WgXcQ/maxresdefault.jpg", "/vi/dQw4w9WgXcQ/sddefault.jpg"]);
  });

  it("is asked of its host only when a page shows it", async () => {
    const asked = askedOfVideoHost.length;
    const response = await get("326-16x9.webp/video/nobodyShows");
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
    expect(askedOfVideoHost).toHaveLength(asked);
  });

  it("is drawn when the host has none, or sends us elsewhere", async () => {
    const response = await get("326-16x9.webp/video/redirected_");
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
    expect(response.headers.get("cache-control")).toBe("public, max-age=60");
  });
});
