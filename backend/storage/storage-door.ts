import type { Sql } from "postgres";
import { Gate, GateIsFull } from "#shared/gate.ts";
import type { Caller } from "../caller.ts";
import { readJsonBody } from "../json-body.ts";
import { describeBuckets } from "./bucket.ts";
import type { FileStore } from "./file-store.ts";
import { listObjects } from "./list-objects.ts";
import { moveObject } from "./move-object.ts";
import { parseObjectAddress } from "./object-name.ts";
import { removeObjects } from "./remove-objects.ts";
import { serveObject } from "./serve-object.ts";
import { serveSigned, signObject } from "./sign-object.ts";
import {
  asStorageError,
  invalidRequest,
  noSuchObject,
  notSupported,
  respondWithError,
  StorageError,
} from "./storage-error.ts";
import { findObjectAs, findPublicObject } from "./stored-object.ts";
import { uploadObject } from "./upload-object.ts";

interface StorageTools {
  sql: Sql;
  store: FileStore;
  gate: Gate;
  /** Signs the addresses that open one file for a while. */
  secret: string;
}

interface Asked {
  request: Request;
  caller: Caller;
  /** What follows the part of the address that chose the answer, percent-signs and all. */
  rest: string;
}

type Answer = (it: StorageTools, asked: Asked) => Promise<Response>;

// In this order: a bucket cannot be called like one of the hosted service's own words.
const routes: [string, RegExp, Answer][] = [
  ["GET", /^bucket\/?$/, (tools, { caller }) => describeBuckets(tools.sql, caller, null)],
  ["GET", /^bucket\/([^/]+)$/, (tools, { caller, rest }) => describeBuckets(tools.sql, caller, decode(rest))],
  ["POST", /^object\/list\/([^/]+)$/, answerList],
  ["GET", /^object\/info\/(?:public\/|authenticated\/)?(.+)$/, answerInfo],
  ["GET", /^object\/public\/(.+)$/, answerPublic],
  [
    "POST",
    /^object\/move$/,
    async (tools, { request, caller }) => moveObject(tools.sql, caller, await readBody(request)),
  ],
  ["POST", /^object\/sign\/([^/]+\/.+)$/, answerSign],
  ["GET", /^object\/sign\/(.+)$/, (tools, { request, rest }) => serveSigned(tools, request, rest, tools.secret)],
  [
    "*",
    /^(?:object\/(?:move|copy|sign|upload\/sign|list-v2|info)(?:\/|$)|render\/|upload\/|s3\/|iceberg|vector|cdn\/)/,
    refuse,
  ],
  ["GET", /^object\/(?:authenticated\/)?(.+)$/, answerAuthenticated],
  ["POST", /^object\/(.+)$/, answerUpload],
  ["PUT", /^object\/(.+)$/, answerUpload],
  ["DELETE", /^object\/([^/]+)$/, answerRemove],
  ["*", /^(?:bucket|object)(?:\/|$)/, refuse],
];

/**
 * `/storage/v1`: files in buckets, as storage-js asks for them. Rights come from the row policies of
 * `storage.objects`, asked as the caller; `sql` itself must be able to become the caller and see every row.
 */
export function createStorageDoor(options: { sql: Sql; store: FileStore; secret: string }) {
  // A form is held in memory until its file is whole: few at once keep the process small.
  const tools: StorageTools = { ...options, gate: new Gate({ atOnce: 2, mayWait: 50 }) };
  return async (request: Request, caller: Caller): Promise<Response> => {
    try {
      const path = new URL(request.url).pathname.replace(/^\/storage\/v1\//, "");
      const method = request.method === "HEAD" ? "GET" : request.method;
      for (const [routeMethod, pattern, answer] of routes) {
        const match = routeMethod === method || routeMethod === "*" ? pattern.exec(path) : null;
        if (match) return await answer(tools, { request, caller, rest: match[1] ?? "" });
      }
      throw new StorageError(404, "NotFound", "There is nothing at this address");
    } catch (problem) {
      const error = asStorageError(problem);
      if (error instanceof StorageError) return respondWithError(error);
      if (error instanceof GateIsFull) return respondWithError(new StorageError(429, "SlowDown", "Too many uploads"));
      throw error;
    }
  };
}

function answerPublic({ sql, store }: StorageTools, { request, rest }: Asked): Promise<Response> {
  const { bucket, name } = parseObjectAddress(rest);
  return serveObject(store, request, name, () => findPublicObject(sql, bucket, name));
}

function answerAuthenticated({ sql, store }: StorageTools, { request, caller, rest }: Asked): Promise<Response> {
  const { bucket, name } = parseObjectAddress(rest);
  return serveObject(store, request, name, () => findObjectAs(sql, caller, bucket, name));
}

async function answerSign({ sql, secret }: StorageTools, { request, caller, rest }: Asked): Promise<Response> {
  return signObject(sql, caller, rest, await readBody(request), secret);
}

async function answerInfo({ sql }: StorageTools, { caller, rest }: Asked): Promise<Response> {
  const { bucket, name } = parseObjectAddress(rest);
  const found = await findObjectAs(sql, caller, bucket, name);
  if (!found) throw noSuchObject();
  const { metadata, ...row } = found;
  return Response.json({
    ...row,
    name,
    bucket_id: bucket,
    size: metadata.size,
    content_type: metadata.mimetype,
    cache_control: metadata.cacheControl,
    etag: metadata.eTag,
    last_modified: metadata.lastModified,
    metadata: {},
  });
}

async function answerUpload(tools: StorageTools, { request, caller, rest }: Asked): Promise<Response> {
  const isUpsert = request.method === "PUT" || request.headers.get("x-upsert") === "true";
  return uploadObject(tools, caller, { ...parseObjectAddress(rest), isUpsert }, request);
}

async function answerList({ sql }: StorageTools, { request, caller, rest }: Asked): Promise<Response> {
  return listObjects(sql, caller, decode(rest), await readBody(request));
}

async function answerRemove(tools: StorageTools, { request, caller, rest }: Asked): Promise<Response> {
  return removeObjects(tools, caller, decode(rest), await readBody(request));
}

async function refuse(_: StorageTools, { request }: Asked): Promise<Response> {
  throw notSupported(`${request.method} ${new URL(request.url).pathname.slice(0, 100)}`);
}

async function readBody(request: Request): Promise<unknown> {
  const body = await readJsonBody(request);
  if ("value" in body) return body.value;
  if (body.problem === "too large") throw new StorageError(413, "EntityTooLarge", "The body is larger than 1 MB");
  throw invalidRequest("The body is not JSON");
}

function decode(bucket: string): string {
  try {
    const name = decodeURIComponent(bucket);
    if (/^[\w\-. ]{1,100}$/.test(name)) return name;
  } catch {
    // A stray percent sign: no bucket is called like that.
  }
  throw new StorageError(400, "InvalidBucketName", "Bucket name invalid");
}
