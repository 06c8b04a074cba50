import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Sql, TransactionSql } from "postgres";
import type { Gate } from "#shared/gate.ts";
import type { Caller } from "../caller.ts";
import { asCaller } from "../database/session.ts";
import { type BucketRules, findBucketRules, takes } from "./bucket.ts";
import type { FileStore, ReceivedFile } from "./file-store.ts";
import { TooManyParts } from "./picture-notes/count-parts.ts";
import { mayHoldNotes, stripNotes } from "./picture-notes/strip-notes.ts";
import { receiveUpload } from "./receive-upload.ts";
import { asStorageError, StorageError } from "./storage-error.ts";

interface UploadTools {
  sql: Sql;
  store: FileStore;
  gate: Gate;
}

interface Place {
  bucket: string;
  name: string;
  /** Whether a file of that name is replaced; else it is a conflict. */
  isUpsert: boolean;
}

/**
 * Takes a file in. The row policies decide before the first byte is read and again when the row is written; content
 * decides the type. A file is whole on the disk before its row appears, and gone when the row does not.
 */
export async function uploadObject(
  tools: UploadTools,
  caller: Caller,
  place: Place,
  request: Request,
): Promise<Response> {
  const rules = await findBucketRules(tools.sql, place.bucket);
  await requireRight(tools.sql, caller, place);
  return tools.gate.run(async () => {
    const { file, maxAge } = await receiveUpload(request, tools.store, rules.limit);
    const version = randomUUID();
    try {
      const { kept, kind } = await settleKind(tools.store, rules, file);
      await tools.store.keep(kept, version);
      const { id, replaced } = await writeRow(tools.sql, caller, place, version, metadataOf(kept, kind, maxAge));
      if (replaced) await tools.store.remove(replaced);
      return Response.json({ Key: `${place.bucket}/${place.name}`, Id: id });
    } catch (error) {
      await tools.store.discard(file.path);
      await discardUnlessKnown(tools, version);
      throw asStorageError(error);
    }
  });
}

class Rehearsed extends Error {}

// Writes the row and takes it back, so that nobody has 20 MB read who may not leave them here.
async function requireRight(sql: Sql, caller: Caller, place: Place): Promise<void> {
  try {
    await asCaller(sql, caller, async (tx) => {
      await upsertRow(tx, caller, place, null, {});
      throw new Rehearsed();
    });
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw asStorageError(error);
  }
}

const tooMuch = "El dibujo (SVG) está dañado, pesa demasiado, tiene demasiadas partes o no está en UTF-8.";
const tooManyParts = "La imagen está dañada: tiene demasiadas partes.";

async function settleKind(store: FileStore, rules: BucketRules, file: ReceivedFile) {
  // Loaded at the first upload: with their packages they would cost every start 50 ms.
  const { detectKind, readDrawing } = await import("./detect-kind.ts");
  const kind = await detectKind(file.path);
  if (!takes(rules, kind)) throw new StorageError(415, "InvalidMimeType", `mime type ${kind} is not supported`);
  if (mayHoldNotes(kind)) return { kept: await withoutNotes(store, rules, file, kind), kind };
  if (kind !== "image/svg+xml") return { kept: file, kind };
  const { cleanDrawing } = await import("./clean-drawing.ts");
  const drawing = await cleanDrawing((await readDrawing(file.path, file.size)) ?? "");
  if (drawing === null) throw new StorageError(415, "InvalidMimeType", tooMuch);
  const kept = await store.receive([new TextEncoder().encode(drawing)], rules.limit);
  await store.discard(file.path);
  return { kept, kind };
}

// Everybody can download the original: it must not say where somebody lives.
async function withoutNotes(store: FileStore, rules: BucketRules, file: ReceivedFile, kind: string) {
  const stripped = strip(kind, await readFile(file.path));
  if (!stripped) return file;
  const kept = await store.receive([stripped], rules.limit);
  await store.discard(file.path);
  return kept;
}

function strip(kind: string, bytes: Buffer): Buffer | null {
  try {
    return stripNotes(kind, bytes);
  } catch (error) {
    if (error instanceof TooManyParts) throw new StorageError(415, "InvalidMimeType", tooManyParts);
    throw error;
  }
}

// The names of hosted metadata, which storage-js hands on.
function metadataOf(file: ReceivedFile, kind: string, maxAge: number) {
  return {
    eTag: `"${file.digest.slice(0, 32)}"`,
    size: file.size,
    mimetype: kind,
    cacheControl: `max-age=${maxAge}`,
    lastModified: new Date().toISOString(),
    contentLength: file.size,
    httpStatusCode: 200,
  };
}

function writeRow(sql: Sql, caller: Caller, place: Place, version: string, metadata: ReturnType<typeof metadataOf>) {
  return asCaller(sql, caller, async (tx) => {
    // One writer of a name at a time, or the version that the other one replaces would never be removed.
    await tx`select pg_advisory_xact_lock(hashtextextended(${`${place.bucket}/${place.name}`}, 0))`;
    const [before] = await tx<{ version: string | null }[]>`
      select version from storage.objects where bucket_id = ${place.bucket} and name = ${place.name}`;
    const id = await upsertRow(tx, caller, place, version, metadata);
    return { id, replaced: before?.version ?? null };
  });
}

async function upsertRow(
  tx: TransactionSql,
  caller: Caller,
  { bucket, name, isUpsert }: Place,
  version: string | null,
  metadata: Record<string, string | number>,
): Promise<string> {
  const owner = typeof caller.claims.sub === "string" ? caller.claims.sub : null;
  if (!isUpsert) {
    // Nothing back: a stranger who may leave a file may not read it.
    const id = randomUUID();
    await tx`
      insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata)
      values (${id}, ${bucket}, ${name}, ${owner}, ${owner}, ${version}, ${tx.json(metadata)})`;
    return id;
  }
  const [row] = await tx<{ id: string }[]>`
    insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata)
    values (${bucket}, ${name}, ${owner}, ${owner}, ${version}, ${tx.json(metadata)})
    on conflict (bucket_id, name) do update set version = excluded.version, metadata = excluded.metadata,
      owner = excluded.owner, owner_id = excluded.owner_id, updated_at = now(), last_accessed_at = now()
    returning id`;
  if (!row) throw new Error("storage.objects returned no row");
  return row.id;
}

// A connection that broke at COMMIT leaves open whether the row is there: ask, and when in doubt leave the file to
// the sweep.
async function discardUnlessKnown({ sql, store }: UploadTools, version: string): Promise<void> {
  try {
    const [row] = await sql`select from storage.objects where version = ${version}`;
    if (!row) await store.remove(version);
  } catch {
    // The first error is the one to report.
  }
}
