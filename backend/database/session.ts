import type { Sql, TransactionSql } from "postgres";
import postgres from "postgres";
import type { Caller } from "../caller.ts";

/** One statement ready to be sent. Values travel apart from the text, untyped, so PostgreSQL infers what they are. */
export interface Statement {
  text: string;
  values: readonly string[];
  /** Keep the plan on the connection: only for texts that come back often. */
  prepare: boolean;
}

export type Access = "read only" | "read write";

/**
 * Runs `work` in one transaction with the rights and claims of `caller`: commits when it resolves, rolls back when it
 * throws, and the connection has its own role again afterwards whatever happened. Throws what `work` or PostgreSQL
 * threw. For a single statement `askAs` is quicker.
 */
export async function asCaller<T>(
  sql: Sql,
  caller: Caller,
  work: (tx: TransactionSql) => Promise<T>,
  access: Access = "read write",
): Promise<T> {
  const identity = identityOf(caller);
  const state = { isBegun: false, isOver: false, isSettled: false };
  const transaction = () =>
    sql.begin(access, async (tx) => {
      state.isBegun = true;
      try {
        // The identity is sent together with the first statement of `work`.
        const [, result] = await Promise.all([become(tx, identity), work(whileOpen(tx, state))]);
        return { result };
      } finally {
        state.isOver = true;
        // The connection broke meanwhile and `begin` has said so. Coming back now would make it send a ROLLBACK down
        // the broken connection, which ends the process: so never come back, nobody waits here any more.
        if (state.isSettled) await new Promise(() => {});
      }
    });
  try {
    return (
      await counted(
        sql,
        retryStaleConnection(transaction, () => !state.isBegun),
      )
    ).result;
  } finally {
    state.isSettled = true;
    state.isOver = true;
  }
}

/**
 * Runs one statement with the rights and claims of `caller` and gives its rows. Role, statement and COMMIT leave
 * together, so it costs two round trips where `asCaller` takes three. Throws PostgreSQL's error, also one that only
 * COMMIT finds; the transaction is then rolled back.
 */
export async function askAs<Row>(sql: Sql, caller: Caller, access: Access, statement: Statement): Promise<Row[]> {
  const identity = identityOf(caller);
  let isBegun = false;
  const attempt = () =>
    new Promise<Row[]>((resolve, reject) => {
      const transaction = sql.begin(access, (tx) => {
        isBegun = true;
        const sent = [become(tx, identity), send<Row>(tx, statement).execute(), tx.unsafe("commit").execute()] as const;
        Promise.all(sent).then(([, rows]) => resolve(rows), reject);
        // postgres.js takes the connection back as soon as PostgreSQL says that no transaction is open on it, which
        // our own COMMIT brings about, after errors too. Coming back from here would send a second one.
        return new Promise<never>(() => {});
      });
      transaction.catch(reject);
    });
  return counted(
    sql,
    retryStaleConnection(attempt, () => !isBegun),
  );
}

const transactions = new WeakMap<Sql, number>();

/** How many transactions have a connection of this pool or wait for one. */
export function transactionsOn(sql: Sql): number {
  return transactions.get(sql) ?? 0;
}

async function counted<T>(sql: Sql, transaction: Promise<T>): Promise<T> {
  transactions.set(sql, transactionsOn(sql) + 1);
  try {
    return await transaction;
  } finally {
    transactions.set(sql, transactionsOn(sql) - 1);
  }
}

/** One statement on a connection or transaction at hand. */
export function send<Row>(on: Pick<Sql, "unsafe" | "typed">, { text, values, prepare }: Statement) {
  const parameters = values.map((value) => on.typed(value, inferredType));
  return on.unsafe<Row[]>(text, parameters, { prepare });
}

// PostgreSQL's pseudo type "unknown": the parameter is understood as a literal in quotes would be.
const inferredType = 705;

// What a hosted project's roles are given, in milliseconds; a role set within a transaction does not bring its own.
const statementTimeouts: Record<Caller["role"], string> = {
  anon: "3000",
  authenticated: "8000",
  service_role: "8000",
};

const identitySql =
  "select set_config('search_path', 'public, extensions', true), set_config('statement_timeout', $1, true), " +
  "set_config('request.jwt.claims', $2, true), set_config('role', $3, true)";

export function identityOf({ role, claims }: Caller): string[] {
  return [statementTimeouts[role], JSON.stringify({ ...claims, role }), role];
}

export function become(on: Pick<Sql, "unsafe">, identity: string[]) {
  return on.unsafe(identitySql, identity, { prepare: true }).execute();
}

// postgres.js keeps the farewell of a connection that was ended under it ("terminating connection due to …") and
// gives it to whoever makes that connection anew, before anything of theirs was sent.
async function retryStaleConnection<T>(attempt: () => Promise<T>, isUnused: () => boolean): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    const isFarewell = error instanceof postgres.PostgresError && /^57P0[12]$/.test(error.code);
    if (isFarewell && isUnused()) return attempt();
    throw error;
  }
}

// Work that goes on after the end would run with the pool's own rights.
function whileOpen(tx: TransactionSql, state: { isOver: boolean }): TransactionSql {
  const check = () => {
    if (state.isOver) throw new Error("The transaction is over");
  };
  return new Proxy(tx, {
    apply(target, self, args) {
      check();
      return Reflect.apply(target, self, args);
    },
    get(target, key) {
      check();
      return Reflect.get(target, key);
    },
  });
}
