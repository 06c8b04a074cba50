import type { Sql } from "postgres";
import postgres from "postgres";
import type { Caller } from "../caller.ts";
import { become, identityOf, type Statement, send } from "./session.ts";

/** Carries what was read out of a transaction that is to leave nothing behind. */
class Undone extends Error {
  readonly rows: unknown[];

  constructor(rows: unknown[]) {
    super("undone");
    this.rows = rows;
  }
}

/** What is looked at: a moment, and a draft (`articles/<id>`) that is shown then whatever it says. */
interface Ahead {
  moment: string;
  draft?: string | undefined;
}

const mostTries = 5;

/**
 * Runs one statement as the site will be at a moment, with the rights of `caller`: what is planned until then is written
 * by the very function that will write it, the policies are asked for that moment, and all of it is undone. It waits for
 * nobody's lock so long that PostgreSQL would end a save for its sake.
 */
export async function askAhead<Row>(sql: Sql, caller: Caller, ahead: Ahead, statement: Statement): Promise<Row[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(sql, caller, ahead, statement);
    } catch (error) {
      const isLocked = error instanceof postgres.PostgresError && ["55P03", "40P01"].includes(error.code);
      if (!isLocked || tries === mostTries) throw error;
    }
  }
}

async function attempt<Row>(
  sql: Sql,
  caller: Caller,
  { moment, draft = "" }: Ahead,
  statement: Statement,
): Promise<Row[]> {
  try {
    return await sql.begin(async (tx) => {
      // Less than the second after which a deadlock is looked for: it is never the save that gives way.
      await tx`select set_config('lock_timeout', '300ms', true), set_config('request.moment', ${moment}, true),
        set_config('request.draft', ${draft}, true)`;
      await tx`select private.write_plans_until(${moment}::timestamptz)`;
      await become(tx, identityOf(caller));
      throw new Undone(await send<Row>(tx, statement));
    });
  } catch (error) {
    // The rows are those of this very statement.
    if (error instanceof Undone) return error.rows as Row[];
    throw error;
  }
}
