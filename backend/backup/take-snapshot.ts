import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Sql } from "postgres";
import { copyOut } from "../database/copy.ts";
import { digestOfStatements } from "../database/migrate.ts";
import { type ArchivedDatabase, type ArchivedTable, databaseName, fullName, type Manifest } from "./archive-format.ts";
import type { ArchiveWriter } from "./archive-writer.ts";
import { copyName, quote } from "./list-tables.ts";

const chunkSize = 1024 * 1024;
const compress = promisify(gzip);

/** Writes the tables into the archive, as they are in the transaction that is open on `sql`. Gives their sums. */
export async function takeSnapshot(
  sql: Sql,
  tables: ArchivedTable[],
  archive: ArchiveWriter,
): Promise<Manifest["tables"]> {
  const [server] = await sql<{ version: string }[]>`select current_setting('server_version') as version`;
  const database: ArchivedDatabase = {
    postgres: server?.version ?? "",
    migrations: await listMigrations(sql),
    tables,
    sequences: await readSequences(sql, tables),
  };
  await archive.addBytes(databaseName, Buffer.from(JSON.stringify(database)));
  const sums: Manifest["tables"] = {};
  for (const table of tables) {
    const { rows, sha256, chunks } = readRows(sql, table);
    let count = 0;
    for await (const chunk of chunks) {
      const name = `tables/${fullName(table)}/${String(++count).padStart(6, "0")}.gz`;
      await archive.addBytes(name, await compress(chunk, { level: 1 }));
    }
    sums[fullName(table)] = { rows: rows(), sha256: sha256() };
  }
  return sums;
}

/** The rows of a table in blocks; their number and sum once all blocks were read. */
export function readRows(sql: Sql, table: ArchivedTable) {
  const hash = createHash("sha256");
  let rows = 0;
  async function* read(): AsyncGenerator<Buffer> {
    let pending: Uint8Array[] = [];
    let size = 0;
    for await (const some of copyOut(sql, `copy ${copyName(table)} to stdout`)) {
      hash.update(some);
      rows += countLines(some);
      pending.push(some);
      size += some.length;
      if (size < chunkSize) continue;
      yield Buffer.concat(pending);
      pending = [];
      size = 0;
    }
    if (size > 0) yield Buffer.concat(pending);
  }
  return { chunks: read(), rows: () => rows, sha256: () => hash.digest("hex") };
}

/** Each row is a line; line breaks within a value are written as `\\n`. */
function countLines(bytes: Uint8Array): number {
  let lines = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) lines += 1;
  return lines;
}

async function listMigrations(sql: Sql): Promise<ArchivedDatabase["migrations"]> {
  const rows = await sql<{ version: string; name: string | null; statements: string[] | null }[]>`
    select version, name, statements from supabase_migrations.schema_migrations order by version`;
  return rows.map(({ version, name, statements }) => ({
    version,
    name: name ?? "",
    digest: statements ? digestOfStatements(statements) : "",
  }));
}

/** Sequences stand outside of every snapshot: read after it, they are never behind the rows. */
async function readSequences(sql: Sql, tables: ArchivedTable[]): Promise<ArchivedDatabase["sequences"]> {
  const known = new Set(tables.map((table) => table.schema));
  const sequences = await sql<{ schema: string; name: string }[]>`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' order by 1, 2`;
  const read = [];
  for (const { schema, name } of sequences.filter((sequence) => known.has(sequence.schema))) {
    const [row] = await sql.unsafe(
      `select last_value::text as value, is_called as "isCalled" from ${quote(schema)}.${quote(name)}`,
    );
    read.push({ schema, name, value: String(row?.value), isCalled: Boolean(row?.isCalled) });
  }
  return read;
}
