import type { Sql } from "postgres";
import { type FunctionRow, readCatalogueRows, type TableRow } from "./catalogue-rows.ts";
import type { KnownName } from "./sql.ts";

export interface Column {
  name: KnownName;
  /** The expression PostgreSQL fills in when a row says nothing. */
  default: KnownName | null;
}

export interface Table {
  name: KnownName;
  columns: ReadonlyMap<string, Column>;
  key: readonly Column[];
  /** Visitors may read it, some rows or columns at least: content of the site, which nobody else writes. */
  isPublic: boolean;
}

export interface Routine {
  name: KnownName;
  inputs: readonly { name: KnownName; type: KnownName; isOptional: boolean }[];
  returns: "nothing" | "value" | "values" | "row" | "rows";
  isVolatile: boolean;
}

/** What the exposed schema holds, as of one moment. */
export interface Catalogue {
  tables: ReadonlyMap<string, Table>;
  /** Functions of the same name stand together. */
  routines: ReadonlyMap<string, readonly Routine[]>;
}

/** Arranges what the database said about itself. */
export function arrangeCatalogue(rows: { tables: TableRow[]; functions: FunctionRow[] }): Catalogue {
  return {
    tables: new Map(rows.tables.map((row) => [row.name, toTable(row)])),
    routines: Map.groupBy(rows.functions.map(toRoutine), (routine) => routine.name),
  };
}

/** Keeps the catalogue, and reads it again when a request names something unknown, at most once a second. */
export class CatalogueKeeper {
  readonly #sql: Sql;
  #current: Promise<Catalogue> | null = null;
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  current(): Promise<Catalogue> {
    this.#current ??= this.#read();
    return this.#current;
  }

  /** A newer catalogue than the last one given, or null when it was read within the last second. */
  async newer(): Promise<Catalogue | null> {
    if (performance.now() - this.#readAt < 1000) return null;
    this.#current = this.#read();
    return this.#current;
  }

  #read(): Promise<Catalogue> {
    this.#readAt = performance.now();
    const reading = readCatalogueRows(this.#sql).then(arrangeCatalogue);
    // A failure is told to those who wait for it and not kept.
    reading.catch(() => {
      if (this.#current === reading) this.#current = null;
    });
    return reading;
  }
}

function toTable(row: TableRow): Table {
  const columns = row.columns.map((column) => ({
    name: known(column.name),
    default: column.default === null ? null : known(column.default),
    isKey: column.isKey,
  }));
  return {
    name: known(row.name),
    columns: new Map(columns.map((column) => [column.name, column])),
    key: columns.filter((column) => column.isKey),
    isPublic: row.isPublic,
  };
}

function toRoutine({ name, inputs, defaults, isVolatile, isVoid, isSet, isRow }: FunctionRow): Routine {
  const shape = isRow ? "row" : "value";
  return {
    name: known(name),
    inputs: inputs.map((input, index) => ({
      name: known(input.name),
      type: known(input.type),
      isOptional: index >= inputs.length - defaults,
    })),
    returns: isVoid ? "nothing" : isSet ? `${shape}s` : shape,
    isVolatile,
  };
}

function known(name: string): KnownName {
  // The brand says where a name comes from: this is the one place where they come in.
  return name as KnownName;
}
