import { createHmac, timingSafeEqual } from "node:crypto";
import type { Sql } from "postgres";
import { z } from "zod";
import type { Caller } from "../caller.ts";
import type { FileStore } from "./file-store.ts";
import { parseObjectAddress } from "./object-name.ts";
import { serveObject } from "./serve-object.ts";
import { invalidRequest, noSuchObject, StorageError } from "./storage-error.ts";
import { findAnyObject, findObjectAs } from "./stored-object.ts";

const longestSeconds = 7 * 24 * 3600;
const bodySchema = z.object({ expiresIn: z.number().int().positive().max(longestSeconds) });

/**
 * `POST /object/sign/<bucket>/<name>`: an address that opens one file to whoever has it, for so many seconds. Only
 * who may read the file is given one.
 */
export async function signObject(sql: Sql, caller: Caller, address: string, body: unknown, secret: string) {
  const wanted = bodySchema.safeParse(body);
  if (!wanted.success) throw invalidRequest("expiresIn must be a number of seconds, up to a week");
  const { bucket, name } = parseObjectAddress(address);
  if (!(await findObjectAs(sql, caller, bucket, name))) throw noSuchObject();
  const until = Math.floor(Date.now() / 1000) + wanted.data.expiresIn;
  const token = `${until}.${seal(secret, bucket, name, until)}`;
  return Response.json({ signedURL: `/object/sign/${bucket}/${encodeURI(name)}?token=${token}` });
}

/** `GET /object/sign/<bucket>/<name>?token=…`. Throws for a token that is over, or not of this file. */
export async function serveSigned(
  entry: { sql: Sql; store: FileStore },
  request: Request,
  address: string,
  secret: string,
) {
  const { bucket, name } = parseObjectAddress(address);
  const [until = "", sealed = ""] = (new URL(request.url).searchParams.get("token") ?? "").split(".");
  const isOurs = /^\d{1,12}$/.test(until) && isSame(sealed, seal(secret, bucket, name, Number(until)));
  if (!isOurs || Number(until) * 1000 < Date.now()) {
    throw new StorageError(400, "InvalidJWT", "The address is not valid any more");
  }
  const answer = await serveObject(entry.store, request, name, () => findAnyObject(entry.sql, bucket, name));
  // Nobody on the way, and no later user of the browser, is to have it.
  answer.headers.set("cache-control", "private, no-store");
  return answer;
}

// A secret of its own kind: what is signed here is no session, and no session is an address.
function seal(secret: string, bucket: string, name: string, until: number): string {
  return createHmac("sha256", secret).update(`storage-object\n${bucket}\n${name}\n${until}`).digest("base64url");
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
