import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { PostgresError, Sql } from "postgres";
import postgres from "postgres";
import { type Statement, splitStatements } from "./split-statements.ts";

/** An SQL file of the project: its place as an engineer names it, what it says, its statements. */
export class SqlFile {
  readonly place: string;
  readonly text: string;
  #statements: Statement[] | undefined;

  constructor(place: string, text: string) {
    this.place = place;
    this.text = text;
  }

  /** Cut when they are first asked for: most starts find that the file was run long ago. */
  get statements(): Statement[] {
    this.#statements ??= splitStatements(this.text);
    return this.#statements;
  }
}

/** Reads an SQL file; `place` in messages is the last two parts of its path. */
export async function readSqlFile(path: string): Promise<SqlFile> {
  return new SqlFile(join(basename(dirname(path)), basename(path)), await readFile(path, "utf8"));
}

/**
 * Runs a file's statements one after the other; the caller holds the transaction. A refused one throws an error
 * that names file and line, with PostgreSQL's own as its cause.
 */
export async function runSqlFile(sql: Sql, file: SqlFile): Promise<void> {
  for (const statement of file.statements) {
    try {
      await sql.unsafe(statement.text);
    } catch (error) {
      if (!(error instanceof postgres.PostgresError)) throw error;
      const hint = error.hint ? ` ${error.hint}` : "";
      throw new Error(`${file.place}:${lineOf(statement, error)}: ${error.message} (${error.code}).${hint}`, {
        cause: error,
      });
    }
  }
}

/** PostgreSQL counts characters from the start of the statement; without a position the statement itself is meant. */
function lineOf(statement: Statement, error: PostgresError): number {
  if (!error.position) return statement.line + linesBeforeFirstWord(statement.text);
  const before = [...statement.text].slice(0, Number(error.position) - 1).join("");
  return statement.line + before.split("\n").length - 1;
}

function linesBeforeFirstWord(text: string): number {
  const comments = /^(?:\s|--[^\n]*\n|\/\*[\s\S]*?\*\/)*/.exec(text)?.[0] ?? "";
  return comments.split("\n").length - 1;
}
