import { readConditions, refuseParameters } from "./address/parse-address.ts";
import { parseOrder } from "./address/parse-order.ts";
import { parseSelect } from "./address/parse-select.ts";
import { answerHeaders, jsonResponse, shapeBody } from "./answer.ts";
import { ask, type Exchange } from "./ask.ts";
import type { Table } from "./catalogue.ts";
import { negotiateShape } from "./negotiate-shape.ts";
import { readPreferences } from "./preferences.ts";
import { readStatement } from "./read-statement.ts";
import { badRange } from "./rest-error.ts";
import { contentRange, readRowRange } from "./row-range.ts";

/** GET and HEAD of a table or view. */
export async function readTable(
  request: Request,
  search: URLSearchParams,
  table: Table,
  exchange: Exchange,
): Promise<Response> {
  const isHead = request.method === "HEAD";
  const { headers } = request;
  const shape = negotiateShape(headers.get("accept"));
  const { isCounted } = readPreferences(headers.get("prefer"));
  refuseParameters(search, ["columns", "on_conflict"], "on a read");
  const range = readRowRange(search, isHead ? null : headers.get("range"));
  const order = search.get("order");
  const read = {
    select: parseSelect(search.get("select") ?? "*"),
    conditions: readConditions(search),
    order: order ? parseOrder(order) : [],
    range,
    isCounted,
    isHead,
  };
  const answer = await ask(exchange, "read only", readStatement(read, table, exchange.maxRows));
  const total = answer.total ?? null;
  if (total !== null && range.offset > total) {
    throw badRange(`An offset of ${range.offset} was requested, but there are only ${total} rows.`);
  }
  const status = total !== null && answer.rows < total ? 206 : 200;
  const body = shapeBody(answer, shape);
  const own = answerHeaders(contentRange(range.offset, answer.rows, total), { isCounted });
  // What strangers write stands beside what others wrote there: its size must tell nothing (decision 0030).
  if (!table.isPublic) own.set("cache-control", "no-store, no-transform");
  return jsonResponse(status, isHead ? null : body, shape, own);
}
