import { readConditions, readNames } from "./address/parse-address.ts";
import type { Exchange } from "./ask.ts";
import type { Column, Table } from "./catalogue.ts";
import { readPayload } from "./payload.ts";
import type { JsonBody } from "./read-body.ts";
import { notSupported, unknownColumn } from "./rest-error.ts";
import { type Conflict, insertStatement } from "./write-statement.ts";
import { createdResponse, readWriteRequest, sendWrite } from "./write-table.ts";

/** POST to a table: insert, or upsert with `Prefer: resolution=…`. */
export async function insertRows(
  request: Request,
  search: URLSearchParams,
  body: JsonBody,
  table: Table,
  exchange: Exchange,
): Promise<Response> {
  const write = readWriteRequest(request, search);
  if (readConditions(search).length > 0) throw notSupported("filters on an insert");
  const payload = readPayload(body, readNames(search, "columns"), table);
  const conflict = readConflict(search, write.preferences.resolution, table);
  const withDefaults = write.preferences.missing === "default";
  const statement = insertStatement(payload, conflict, withDefaults, write.returning, table);
  return createdResponse(write, await sendWrite(write, statement, exchange), table);
}

function readConflict(
  search: URLSearchParams,
  resolution: Conflict["resolution"] | null,
  table: Table,
): Conflict | null {
  const columns = readNames(search, "on_conflict")?.map((name) => findColumn(name, table)) ?? table.key;
  return resolution && { columns, resolution };
}

function findColumn(name: string, table: Table): Column {
  const column = table.columns.get(name);
  if (!column) throw unknownColumn(table.name, name);
  return column;
}
