import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { basename } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { z } from "zod";
import {
  type ArchivedDatabase,
  type ArchivedTable,
  type ArchiveHead,
  archiveFormat,
  databaseName,
  databaseSchema,
  fullName,
  headName,
  headSchema,
  type Manifest,
  manifestName,
  manifestSchema,
} from "./archive-format.ts";
import { BackupError } from "./backup-error.ts";
import { readEntry, readTar, type TarEntry } from "./tar.ts";

const decompress = promisify(gunzip);

/** An archive of which every byte has been read and found to be as it was written. */
export interface Archive {
  head: ArchiveHead;
  database: ArchivedDatabase;
  manifest: Manifest;
  /** The rows of a table, as COPY reads them. */
  rowsOf(table: ArchivedTable): AsyncGenerator<Uint8Array>;
  /** Uploaded files: version and content. */
  files(): Iterable<{ version: string; size: number; sha256: string; chunks: AsyncGenerator<Uint8Array> }>;
  close(): Promise<void>;
}

/**
 * Opens an archive and compares all of it with its manifest. Throws BackupError when it is none of ours, is damaged or
 * was cut off. `onProgress` hears of the bytes compared so far.
 */
export async function openArchive(path: string, onProgress: (bytes: number) => void = () => {}): Promise<Archive> {
  const file = await open(path).catch((error) => {
    throw new BackupError(`No se puede leer ${path}: ${error.code ?? error.message}.`, { cause: error });
  });
  try {
    return await readWhole(file, basename(path), onProgress);
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function readWhole(file: FileHandle, name: string, onProgress: (bytes: number) => void): Promise<Archive> {
  const damaged = (why: string) => new BackupError(`La copia ${name} está dañada: ${why}. No se ha cambiado nada.`);
  const found = new Map<string, { entry: TarEntry; sha256: string }>();
  let head: ArchiveHead | null = null;
  try {
    for await (const entry of readTar(file)) {
      if (!head) head = await readHead(file, entry, name);
      found.set(entry.name, { entry, sha256: await sumOf(file, entry) });
      onProgress(entry.position + entry.size);
    }
  } catch (error) {
    if (error instanceof BackupError) throw error;
    if (!head) throw notOurs(name);
    throw damaged(error instanceof Error ? error.message : String(error));
  }
  const parse = async <T>(part: string, schema: z.ZodType<T>): Promise<T> => {
    const at = found.get(part)?.entry;
    if (!at) throw damaged(`falta ${part}`);
    return schema.parse(JSON.parse((await bytesOf(file, at)).toString("utf8")));
  };
  if (!head) throw notOurs(name);
  const manifest = await parse(manifestName, manifestSchema);
  for (const [part, { bytes, sha256 }] of Object.entries(manifest.entries)) {
    const it = found.get(part);
    if (!it) throw damaged(`falta ${part}`);
    if (it.entry.size !== bytes || it.sha256 !== sha256) throw damaged(`${part} no coincide con su suma`);
  }
  const database = await parse(databaseName, databaseSchema);
  const entriesIn = (folder: string) =>
    [...found.values()]
      .map((value) => ({ ...value.entry, sha256: value.sha256 }))
      .filter((entry) => entry.name.startsWith(folder));
  return {
    head,
    database,
    manifest,
    async *rowsOf(table) {
      for (const entry of entriesIn(`tables/${fullName(table)}/`)) yield await decompress(await bytesOf(file, entry));
    },
    *files() {
      for (const entry of entriesIn("files/")) {
        const { size, sha256 } = entry;
        yield { version: entry.name.slice("files/".length), size, sha256, chunks: readEntry(file, entry) };
      }
    },
    close: () => file.close(),
  };
}

async function readHead(file: FileHandle, entry: TarEntry, name: string): Promise<ArchiveHead> {
  if (entry.name !== headName || entry.size > 10_000) throw notOurs(name);
  const head = headSchema.safeParse(JSON.parse((await bytesOf(file, entry)).toString("utf8")));
  if (!head.success) throw notOurs(name);
  if (head.data.format > archiveFormat) {
    throw new BackupError(
      `La copia ${name} la hizo una versión más nueva de la web (${head.data.version}): actualiza antes esta.`,
    );
  }
  return head.data;
}

async function sumOf(file: FileHandle, entry: TarEntry): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of readEntry(file, entry)) hash.update(chunk);
  return hash.digest("hex");
}

async function bytesOf(file: FileHandle, entry: TarEntry): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of readEntry(file, entry)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const notOurs = (name: string) => new BackupError(`${name} no es una copia de seguridad de NINE FITNESS.`);
