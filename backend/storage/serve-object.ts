import { open } from "node:fs/promises";
import { parseRange } from "./byte-range.ts";
import type { FileStore } from "./file-store.ts";
import { noSuchObject, StorageError } from "./storage-error.ts";
import type { StoredObject } from "./stored-object.ts";

/**
 * The content of a file over HTTP: whole, a part of it, or "you have it already" (RFC 9110). `find` is asked again
 * when the file was replaced between the look-up and the opening. Throws StorageError.
 */
export async function serveObject(
  store: FileStore,
  request: Request,
  name: string,
  find: () => Promise<StoredObject | null>,
): Promise<Response> {
  const located = (await locate(store, find)) ?? (await locate(store, find));
  if (!located) throw noSuchObject();
  return respond(located.object, located.path, request, name);
}

async function locate(store: FileStore, find: () => Promise<StoredObject | null>) {
  const object = await find();
  if (!object) throw noSuchObject();
  const path = await store.locate(object.version);
  return path === null ? null : { object, path };
}

function respond(object: StoredObject, path: string, request: Request, name: string): Response {
  const { eTag, size } = object.metadata;
  const headers = headersOf(object, name, new URL(request.url).searchParams.get("download"));
  if (isKnown(request.headers.get("if-none-match"), eTag)) return new Response(null, { status: 304, headers });
  const range = wantsWhole(request, eTag) ? null : parseRange(request.headers.get("range"), size);
  if (range === "unsatisfiable") {
    throw new StorageError(416, "InvalidRange", `The file has ${size} bytes`, { "content-range": `bytes */${size}` });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers.set("content-length", String(end - start + 1));
  if (range) headers.set("content-range", `bytes ${start}-${end}/${size}`);
  const body = request.method === "HEAD" ? null : streamFile(path, start, end);
  return new Response(body, { status: range ? 206 : 200, headers });
}

const chunkSize = 256 * 1024;

// Nothing stays open between two reads: whoever leaves, whenever and without a word, leaves no file behind.
function streamFile(path: string, start: number, end: number): ReadableStream<Uint8Array> {
  let position = start;
  return new ReadableStream(
    {
      async pull(controller) {
        const chunk = await readChunk(path, position, Math.min(chunkSize, end - position + 1));
        position += chunk.length;
        controller.enqueue(chunk);
        if (position > end) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

async function readChunk(path: string, position: number, size: number): Promise<Uint8Array> {
  await using file = await open(path);
  const { bytesRead, buffer } = await file.read(new Uint8Array(size), 0, size, position);
  if (bytesRead === 0) throw new Error(`${path} is shorter than its row says`);
  return buffer.subarray(0, bytesRead);
}

function headersOf({ metadata }: StoredObject, name: string, download: string | null): Headers {
  const isShown = /^(image|video|audio)\//.test(metadata.mimetype);
  const headers = new Headers({
    "content-type": metadata.mimetype,
    "accept-ranges": "bytes",
    etag: metadata.eTag,
    "last-modified": new Date(metadata.lastModified).toUTCString(),
    "cache-control": metadata.cacheControl,
    // Whatever a file turns out to be, it runs nothing and is nobody's page.
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  });
  if (!isShown || download !== null) {
    const called = encodeURIComponent(download || name.slice(name.lastIndexOf("/") + 1)).replaceAll("'", "%27");
    headers.set("content-disposition", `attachment; filename*=UTF-8''${called}`);
  }
  return headers;
}

function isKnown(header: string | null, eTag: string): boolean {
  return (header ?? "").split(",").some((part) => [eTag, `W/${eTag}`, "*"].includes(part.trim()));
}

// If-Range: the part is wanted only of the file the browser has begun to load.
function wantsWhole(request: Request, eTag: string): boolean {
  const condition = request.headers.get("if-range");
  return condition !== null && condition !== eTag;
}
