import type { Routine } from "./catalogue.ts";
import { excerpt, RestError } from "./rest-error.ts";
import { expression, type Fragment, join, name, nothing, sql, value } from "./sql.ts";

/**
 * The function among those of one name that these arguments fit: each is one of its inputs, and every input without
 * a default is there. Throws PGRST202 when there is none, PGRST203 when there are several.
 */
export function chooseRoutine(called: string, routines: readonly Routine[], given: readonly string[]): Routine {
  const fitting = routines.filter(({ inputs }) => {
    const names = new Set<string>(inputs.map((input) => input.name));
    return (
      given.every((key) => names.has(key)) && inputs.every((input) => input.isOptional || given.includes(input.name))
    );
  });
  const [routine, ...others] = fitting;
  if (!routine) throw noRoutine(called, given);
  if (others.length === 0) return routine;
  throw new RestError({
    status: 300,
    code: "PGRST203",
    message: `Could not choose the best candidate function between several named public.${routine.name}`,
    hint: "Try renaming the parameters or the function itself in the database so function overloading can be resolved",
  });
}

/** The one statement of a call; `arguments_` is the JSON object of its arguments, as it came. */
export function callStatement(
  routine: Routine,
  given: readonly string[],
  arguments_: string,
  maxRows: number,
): Fragment {
  const inputs = routine.inputs.filter((input) => given.includes(input.name));
  const passed = join(
    inputs.map((input) => sql`${name(input.name)} => _args.${name(input.name)}`),
    sql`, `,
  );
  const call = sql`public.${name(routine.name)}(${passed})`;
  const types = join(
    inputs.map((input) => sql`${name(input.name)} ${expression(input.type)}`),
    sql`, `,
  );
  const args = inputs.length > 0 ? sql`json_to_record(${value(arguments_)}::json) as _args (${types})` : null;
  const limit = sql` limit ${value(String(maxRows))}`;
  const isRow = routine.returns === "row" || routine.returns === "rows";
  const source = isRow
    ? sql`select _call.* from ${args ? sql`${args} cross join lateral ` : nothing}${call} as _call${limit}`
    : sql`select ${call} as _value${args ? sql` from ${args}` : nothing}${limit}`;
  // Materialized: a function without volatile parts whose value nobody reads would not be called at all.
  return sql`with _rows as materialized (${source}) select ${bodySql(routine)} as body, count(*)::int as rows from _rows`;
}

function bodySql({ returns }: Routine): Fragment {
  switch (returns) {
    case "nothing":
      return sql`null`;
    case "value":
      return sql`coalesce(json_agg(_rows._value)->0, 'null')::text`;
    case "values":
      return sql`coalesce(json_agg(_rows._value), '[]')::text`;
    case "row":
      return sql`coalesce(json_agg(_rows.*)->0, 'null')::text`;
    case "rows":
      return sql`coalesce(json_agg(_rows.*), '[]')::text`;
  }
}

function noRoutine(called: string, given: readonly string[]): RestError {
  const with_ = given.length > 0 ? `(${given.map(excerpt).join(", ")})` : " without parameters";
  return new RestError({
    status: 404,
    code: "PGRST202",
    message: `Could not find the function public.${excerpt(called)}${excerpt(with_)} in the schema cache`,
    isUnknownName: true,
  });
}
