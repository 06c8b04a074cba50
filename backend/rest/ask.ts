import type { Sql } from "postgres";
import postgres from "postgres";
import type { Caller } from "../caller.ts";
import { askAhead } from "../database/ask-ahead.ts";
import { type Access, asCaller, askAs, type Statement, send } from "../database/session.ts";
import type { Answer } from "./answer.ts";
import type { Catalogue } from "./catalogue.ts";
import type { RepeatedTexts } from "./repeated-texts.ts";
import { type Fragment, render } from "./sql.ts";

const mostTries = 5;

/** What answering one request takes. */
export interface Exchange {
  sql: Sql;
  caller: Caller;
  catalogue: Catalogue;
  texts: RepeatedTexts;
  maxRows: number;
  /** As which moment it is answered, where that is not now. */
  moment?: string | undefined;
  /** Which draft is shown then. */
  draft?: string | undefined;
}

/** The answer of one statement, asked as the caller, in a transaction of its own. */
export async function ask(
  { sql, caller, texts, moment, draft }: Exchange,
  access: Access,
  fragment: Fragment,
): Promise<Answer> {
  const statement = toStatement(fragment, texts);
  if (moment !== undefined) return only(await askAhead<Answer>(sql, caller, { moment, draft }, statement));
  return only(await pastDeadlocks(() => askAs<Answer>(sql, caller, access, statement)));
}

/** The same for a write that counts only when `check` accepts its answer: when it throws, everything is undone. */
export async function askAndCheck(
  { sql, caller, texts, moment }: Exchange,
  fragment: Fragment,
  check: (answer: Answer) => void,
): Promise<Answer> {
  if (moment !== undefined) throw new Error("Nothing is written at another moment than now");
  return pastDeadlocks(() =>
    asCaller(sql, caller, async (tx) => {
      const answer = only(await send<Answer>(tx, toStatement(fragment, texts)));
      check(answer);
      return answer;
    }),
  );
}

/** PostgreSQL undid one of two writes that waited for each other (40P01): nothing of it stands, so it is sent again. */
async function pastDeadlocks<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const isDeadlock = error instanceof postgres.PostgresError && error.code === "40P01";
      if (!isDeadlock || tries === mostTries) throw error;
    }
  }
}

function toStatement(fragment: Fragment, texts: RepeatedTexts): Statement {
  const { text, values } = render(fragment);
  return { text, values, prepare: texts.isRepeated(text) };
}

function only(answers: readonly Answer[]): Answer {
  const [answer] = answers;
  if (!answer) throw new Error("A statement of the REST door gave no row");
  return answer;
}
