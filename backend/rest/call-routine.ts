import { type Answer, answerHeaders, jsonResponse, shapeBody } from "./answer.ts";
import { ask, askAndCheck, type Exchange } from "./ask.ts";
import { callStatement, chooseRoutine } from "./call-statement.ts";
import type { Routine } from "./catalogue.ts";
import { negotiateShape, type Shape } from "./negotiate-shape.ts";
import { readPreferences } from "./preferences.ts";
import type { JsonBody } from "./read-body.ts";
import { notSupported, unusableBody } from "./rest-error.ts";
import { contentRange } from "./row-range.ts";

/** POST to `/rpc/<function>`: calls it with the named arguments of the body. */
export async function callRoutine(
  request: Request,
  search: URLSearchParams,
  body: JsonBody,
  called: string,
  exchange: Exchange,
): Promise<Response> {
  const parameter = [...search.keys()].find(
    (key) => key !== "apikey" && !(key === "select" && search.get(key) === "*"),
  );
  if (parameter) throw notSupported(`'${parameter.slice(0, 60)}' on the result of a function`);
  const shape = negotiateShape(request.headers.get("accept"));
  const { isCounted, returning } = readPreferences(request.headers.get("prefer"));
  if (isCounted) throw notSupported("'count=exact' on the result of a function");
  const given = argumentNames(body);
  const routine = chooseRoutine(called, exchange.catalogue.routines.get(called) ?? [], given);
  const answer = await call(routine, given, body, shape, exchange);
  return respond(routine, answer, shape, returning === "minimal");
}

async function call(
  routine: Routine,
  given: string[],
  body: JsonBody,
  shape: Shape,
  exchange: Exchange,
): Promise<Answer> {
  const statement = callStatement(routine, given, body.text, exchange.maxRows);
  if (!routine.isVolatile) return ask(exchange, "read only", statement);
  if (shape === "rows" || !givesList(routine)) return ask(exchange, "read write", statement);
  return askAndCheck(exchange, statement, (answer) => shapeBody(answer, shape));
}

function respond(routine: Routine, answer: Answer, shape: Shape, isMinimal: boolean): Response {
  const headers = answerHeaders(contentRange(0, answer.rows, null), {});
  if (routine.returns === "nothing" || isMinimal) return new Response(null, { status: 204, headers });
  const body = givesList(routine) ? shapeBody(answer, shape) : (answer.body ?? "null");
  return jsonResponse(200, body, shape, headers);
}

function givesList({ returns }: Routine): boolean {
  return returns === "rows" || returns === "values";
}

function argumentNames({ json }: JsonBody): string[] {
  if (typeof json === "object" && json !== null && !Array.isArray(json)) return Object.keys(json);
  throw unusableBody("The arguments of a function are one object");
}
