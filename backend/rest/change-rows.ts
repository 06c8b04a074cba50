import { readNames, refuseParameters } from "./address/parse-address.ts";
import type { Exchange } from "./ask.ts";
import type { Table } from "./catalogue.ts";
import { readPayload } from "./payload.ts";
import type { JsonBody } from "./read-body.ts";
import { unusableBody } from "./rest-error.ts";
import { deleteStatement, updateStatement } from "./write-statement.ts";
import { changedResponse, readNeededConditions, readWriteRequest, sendWrite } from "./write-table.ts";

/** PATCH of a table: one set of values for every row that the filters match. */
export async function updateRows(
  request: Request,
  search: URLSearchParams,
  body: JsonBody,
  table: Table,
  exchange: Exchange,
): Promise<Response> {
  const write = readWriteRequest(request, search);
  refuseParameters(search, ["on_conflict"], "on an update");
  const payload = readPayload(body, readNames(search, "columns"), table);
  if (payload.isList) throw unusableBody("An update takes one object");
  const conditions = readNeededConditions(search, "UPDATE");
  // Nothing to set: no row is touched, and PostgREST says so in the same words as for "no row matched".
  if (payload.columns.length === 0) return changedResponse(write, { body: "[]", rows: 0 }, true);
  const statement = updateStatement(
    payload,
    conditions,
    write.preferences.missing === "default",
    write.returning,
    table,
  );
  return changedResponse(write, await sendWrite(write, statement, exchange), true);
}

/** DELETE on a table: every row that the filters match. */
export async function deleteRows(
  request: Request,
  search: URLSearchParams,
  table: Table,
  exchange: Exchange,
): Promise<Response> {
  const write = readWriteRequest(request, search);
  refuseParameters(search, ["on_conflict", "columns"], "on a delete");
  const statement = deleteStatement(readNeededConditions(search, "DELETE"), write.returning, table);
  return changedResponse(write, await sendWrite(write, statement, exchange), false);
}
