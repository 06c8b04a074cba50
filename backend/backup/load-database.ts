import { join } from "node:path";
import type { Sql } from "postgres";
import { copyIn, copySettings } from "../database/copy.ts";
import { digestMigrations, migrate } from "../database/migrate.ts";
import { prepareHostedBase } from "../database/prepare-hosted-base.ts";
import { prepareSeedHistory } from "../database/seed.ts";
import type { Log } from "../log.ts";
import { type ArchivedDatabase, fullName } from "./archive-format.ts";
import { BackupError } from "./backup-error.ts";
import { copyName, listTables, quote } from "./list-tables.ts";
import type { Archive } from "./open-archive.ts";
import { readRows } from "./take-snapshot.ts";

const quiet: Log = { info() {}, warn: console.warn, error: console.error };

/**
 * Makes the tables that an archive was taken from: base, and the very migrations that it names. Throws BackupError when
 * we do not have one of those. In the transaction open on `sql`, in a database without tables of ours.
 */
export async function makeTables(sql: Sql, { migrations }: ArchivedDatabase, supabaseFolder: string): Promise<void> {
  const folder = join(supabaseFolder, "migrations");
  const ours = await digestMigrations(folder);
  for (const { version, name, digest } of migrations) {
    const known = ours.get(version);
    if (known === undefined) {
      throw new BackupError(
        `La copia la hizo una versión más nueva de la web: esta no conoce su migración ${version}_${name}. Actualiza antes la web.`,
      );
    }
    if (digest && digest !== known) {
      throw new BackupError(
        `La copia es de otra web: su migración ${version}_${name} no dice lo mismo que la nuestra.`,
      );
    }
  }
  await prepareHostedBase(sql);
  await migrate(sql, folder, quiet, new Set(migrations.map((migration) => migration.version)));
  await prepareSeedHistory(sql);
}

/**
 * Puts the rows of an archive in the place of those in the tables, and compares what then stands there with the sums of
 * the archive. Throws BackupError when it is not the same. In the transaction open on `sql`, which must own the tables.
 */
export async function loadRows(sql: Sql, archive: Archive, onTable: (name: string) => void = () => {}): Promise<void> {
  const { tables, sequences } = archive.database;
  const known = new Map((await listTables(sql)).map((table) => [fullName(table), table]));
  for (const table of tables) {
    const missing = table.columns.filter((column) => !known.get(fullName(table))?.columns.includes(column));
    if (missing.length > 0) {
      throw new BackupError(
        `La copia tiene en ${fullName(table)} lo que esta versión de la web no conoce: ${missing.join(", ")}.`,
      );
    }
  }
  await sql.unsafe(copySettings);
  // All at once: they refer to each other. Tables that the archive does not know stay empty.
  await sql.unsafe(`truncate ${[...known.values()].map((value) => copyName(value).split(" (")[0]).join(", ")} cascade`);
  for (const table of tables) {
    onTable(fullName(table));
    const name = `${quote(table.schema)}.${quote(table.name)}`;
    // They would count revisions, skip what looks repeated, set dates anew.
    await sql.unsafe(`alter table ${name} disable trigger user`);
    await copyIn(sql, `copy ${copyName(table)} from stdin`, archive.rowsOf(table));
    await sql.unsafe(`alter table ${name} enable trigger user`);
    const { chunks, rows, sha256 } = readRows(sql, table);
    for await (const _ of chunks);
    const expected = archive.manifest.tables[fullName(table)];
    if (rows() !== expected?.rows || sha256() !== expected.sha256) {
      throw new BackupError(`La tabla ${fullName(table)} no quedó igual que en la copia.`);
    }
  }
  for (const { schema, name, value, isCalled } of sequences) {
    await sql`select setval(format('%I.%I', ${schema}::text, ${name}::text)::regclass, ${value}::bigint, ${isCalled})`;
  }
}
