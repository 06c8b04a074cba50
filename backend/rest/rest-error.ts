export interface RestProblem {
  status: number;
  code: string;
  message: string;
  details?: string | null;
  hint?: string | null;
  /** The name may have come into the database since the catalogue was read: worth one more look. */
  isUnknownName?: boolean;
}

/** What a request gets instead of its answer: PostgREST's error body with its status. */
export class RestError extends Error {
  readonly problem: RestProblem;

  constructor(problem: RestProblem) {
    super(problem.message);
    this.name = "RestError";
    this.problem = problem;
  }
}

/** For what PostgREST does and this door does not: better refused by its name than answered wrongly. */
export function notSupported(what: string): RestError {
  return new RestError({
    status: 400,
    code: "PGRST127",
    message: `Feature not implemented: ${what}`,
    details: `This backend does not support ${what}.`,
  });
}

/** A part of the address that does not follow PostgREST's grammar (PGRST100). */
export function unreadable(message: string, details: string | null = null): RestError {
  return new RestError({ status: 400, code: "PGRST100", message, details });
}

/** A body that cannot be used (PGRST102). */
export function unusableBody(message: string, status = 400): RestError {
  return new RestError({ status, code: "PGRST102", message });
}

/** A range of rows that cannot be given (PGRST103). */
export function badRange(details: string): RestError {
  return new RestError({ status: 416, code: "PGRST103", message: "Requested range not satisfiable", details });
}

/** The answer asked for one object and there are none or several (PGRST116). */
export function notSingular(rows: number): RestError {
  return new RestError({
    status: 406,
    code: "PGRST116",
    message: "Cannot coerce the result to a single JSON object",
    details: `The result contains ${rows} rows`,
  });
}

/** A table or view that is not in the exposed schema (PGRST205). */
export function unknownTable(name: string): RestError {
  const message = `Could not find the table 'public.${excerpt(name)}' in the schema cache`;
  return new RestError({ status: 404, code: "PGRST205", message, isUnknownName: true });
}

/** A column named in a filter, an order or a selection; PostgreSQL's own code, as PostgREST passes it on. */
export function unknownColumn(table: string, column: string): RestError {
  const message = `column ${table}.${excerpt(column)} does not exist`;
  return new RestError({ status: 400, code: "42703", message, isUnknownName: true });
}

/** A column named in a body or in `columns` (PGRST204). */
export function unknownBodyColumn(table: string, column: string): RestError {
  const message = `Could not find the '${excerpt(column)}' column of '${table}' in the schema cache`;
  return new RestError({ status: 400, code: "PGRST204", message, isUnknownName: true });
}

/** What a request said, short enough to be repeated in an answer. */
export function excerpt(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
