import fc from "fast-check";
import { expect, test } from "vitest";
import { readConditions, readNames } from "./address/parse-address.ts";
import { parseOrder } from "./address/parse-order.ts";
import { parseSelect } from "./address/parse-select.ts";
import { callStatement, chooseRoutine } from "./call-statement.ts";
import { arrangeCatalogue } from "./catalogue.ts";
import { readPayload } from "./payload.ts";
import { readStatement } from "./read-statement.ts";
import { RestError } from "./rest-error.ts";
import { readRowRange } from "./row-range.ts";
import { type Fragment, render } from "./sql.ts";
import { deleteStatement, insertStatement, updateStatement } from "./write-statement.ts";

const columns = ["id", "name", "price", "odd, name"].map((name) => ({ name, default: null, isKey: name === "id" }));
const inputs = [{ name: "id", type: "integer" }];
const catalogue = arrangeCatalogue({
  tables: [{ name: "clubs", columns, isPublic: true }],
  functions: [{ name: "greet", inputs, defaults: 1, isVolatile: true, isVoid: false, isSet: true, isRow: true }],
});
const clubs = catalogue.tables.get("clubs") ?? expect.fail("the table is there");

// Everything our statements may consist of. The names are the catalogue's; a request can only choose among them.
const words =
  `with as materialized select from public where and or not is null true false unknown any like ilike in limit offset
  order by asc desc nulls first last coalesce json_agg json_build_object cast text numeric count int total body rows
  insert into update set delete returning on conflict do nothing excluded values json_populate_recordset
  json_populate_record jsonb_build_object jsonb_array_elements jsonb_populate_record json_to_record cross join lateral
  json jsonb set_config current_setting nullif integer inserted _rows _target _body _args _call _value _object _element
  _json _payload _locked _stored for`.split(/\s+/);
const allowed = new RegExp(
  `^(?:\\s+|\\b(?:${words.join("|")})\\b|"(?:clubs|id|name|price|odd, name|greet)"|\\$\\d+|::|->0|=>|<=|>=|<>|@>|\\|\\||[=<>(),.*]|'(?:\\[\\]|null|rest\\.inserted|)'|[+-] 1|\\b0\\b|\\btrue\\b)*$`,
);

/** Checks one statement; true when there was one, false when the request was refused in the door's own words. */
function isSafe(make: () => Fragment): boolean {
  let statement: ReturnType<typeof render>;
  try {
    statement = render(make());
  } catch (error) {
    expect(error).toBeInstanceOf(RestError);
    return false;
  }
  expect(statement.text).toMatch(allowed);
  expect(statement.text.match(/\$\d+/g) ?? []).toHaveLength(statement.values.length);
  return true;
}

/** Runs a property often, and makes sure that the readable half of the requests was tried too. */
function checkAll<T>(requests: fc.Arbitrary<T>, make: (request: T) => Fragment): void {
  let built = 0;
  const property = fc.property(requests, (request) => {
    if (isSafe(() => make(request))) built += 1;
  });
  fc.assert(property, { numRuns: 3000 });
  expect(built).toBeGreaterThan(150);
}

// Requests that follow the grammar with hostile texts in them, beside requests that follow nothing.
const hostile = fc.oneof(
  fc.constantFrom(
    "'; drop table clubs; --",
    '"',
    "\\",
    "\0",
    "$1",
    "__proto__",
    "constructor",
    "\u{1F3CB}",
    "{a,b}",
    "(",
    ")",
  ),
  fc.string({ maxLength: 8, unit: "binary" }),
);
const quote = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;
const column = fc.oneof({ weight: 20, arbitrary: fc.constantFrom("id", "name", "price", '"odd, name"') }, hostile);
const tuple = (format: (...parts: string[]) => string, ...parts: fc.Arbitrary<string>[]) =>
  fc.tuple(...parts).map((made) => format(...made));
const test_ = fc.oneof(
  tuple(
    (operator, text) => `${operator}.${text}`,
    fc.constantFrom("eq", "not.neq", "gt", "like", "ilike", "cs"),
    hostile,
  ),
  tuple((a, b) => `in.(${quote(a)},${quote(b)})`, hostile, hostile),
  fc.constantFrom("is.null", "not.is.true", "noop.1", "fts.word"),
);
const member = tuple(
  (name, operator, text) => `${name}.${operator}.${quote(text)}`,
  column,
  fc.constantFrom("eq", "not.lt", "like"),
  hostile,
);
const group = fc.letrec<{ group: string; term: string }>((tie) => ({
  term: fc.oneof(
    { maxDepth: 3 },
    member,
    tuple((join, inner) => join + inner, fc.constantFrom("and", "not.or"), tie("group")),
  ),
  group: fc.array(tie("term"), { minLength: 1, maxLength: 3 }).map((terms) => `(${terms.join(",")})`),
})).group;
const list = (item: fc.Arbitrary<string>) =>
  fc.array(item, { minLength: 1, maxLength: 3 }).map((items) => items.join(","));
const selected = fc.oneof(
  column,
  tuple((alias, name) => `${quote(alias)}:${name}::text`, hostile, column),
  fc.constant("*"),
);
const parameter = fc.oneof(
  fc.tuple(column, test_),
  fc.tuple(fc.constantFrom("or", "and", "not.or"), group),
  fc.tuple(fc.constant("select"), list(selected)),
  fc.tuple(
    fc.constant("order"),
    list(tuple((name, way) => name + way, column, fc.constantFrom(".asc", ".desc.nullslast", ""))),
  ),
  fc.tuple(fc.constantFrom("limit", "offset"), fc.oneof(fc.nat().map(String), hostile)),
  fc.tuple(fc.constantFrom("columns", "on_conflict"), list(column)),
  { weight: 1, arbitrary: fc.tuple(hostile, hostile) },
);
const search = fc.array(parameter, { maxLength: 4 }).map((pairs) => new URLSearchParams(pairs));

test("no address brings anything of its own into the text of a read", () => {
  checkAll(search, (params) => {
    const order = params.has("order") ? parseOrder(params.get("order") ?? "") : [];
    const asked = { select: parseSelect(params.get("select") ?? "*"), conditions: readConditions(params), order };
    return readStatement({ ...asked, range: readRowRange(params, null), isCounted: true, isHead: false }, clubs, 1000);
  });
});

const row = fc.dictionary(fc.oneof(fc.constantFrom("id", "name", "price"), hostile), fc.jsonValue(), { maxKeys: 2 });
const body = fc.oneof(row, fc.array(row, { maxLength: 2 }), fc.jsonValue());
const writing = fc.record({ it: search, json: body, kind: fc.nat(2), withDefaults: fc.boolean() });

test("no body brings anything of its own into the text of a write", () => {
  checkAll(writing, ({ it, json, kind, withDefaults }) => {
    const payload = readPayload({ text: JSON.stringify(json), json }, readNames(it, "columns"), clubs);
    const returning = { kind: "rows", select: parseSelect(it.get("select") ?? "*") } as const;
    const conflict = { columns: clubs.key, resolution: "merge-duplicates" } as const;
    if (kind === 0) return insertStatement(payload, conflict, withDefaults, returning, clubs);
    if (kind === 1) return updateStatement(payload, readConditions(it), withDefaults, returning, clubs);
    return deleteStatement(readConditions(it), returning, clubs);
  });
});

test("no argument brings anything of its own into the text of a call", () => {
  const routines = catalogue.routines.get("greet") ?? [];
  const names = fc.array(fc.oneof(fc.constant("id"), hostile), { maxLength: 2 });
  checkAll(names, (given) => callStatement(chooseRoutine("greet", routines, given), given, "{}", 1000));
});

test("noise instead of a grammar is refused in the door's own words", () => {
  const noise = fc.array(
    fc.tuple(
      fc.oneof(fc.constantFrom("id", "or", "select", "order", "columns"), hostile),
      fc.string({ unit: "binary" }),
    ),
  );
  const property = fc.property(noise, (pairs) => {
    const it = new URLSearchParams(pairs);
    isSafe(() =>
      deleteStatement(readConditions(it), { kind: "rows", select: parseSelect(it.get("select") ?? "*") }, clubs),
    );
  });
  fc.assert(property, { numRuns: 3000 });
});
