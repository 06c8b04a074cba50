import type { Sql } from "postgres";

/** What makes the text of COPY the same on every server and connection. For the transaction at hand. */
export const copySettings = `
  set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local synchronize_seqscans = off;
  set local row_security = off; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

/** The rows that a COPY … TO STDOUT gives, in chunks as they come. `sql` must be a single connection. */
export async function* copyOut(sql: Sql, statement: string): AsyncGenerator<Uint8Array> {
  yield* await sql.unsafe(statement).readable();
}

/** Feeds a COPY … FROM STDIN. Throws what PostgreSQL has against it. `sql` must be a single connection. */
export async function copyIn(
  sql: Sql,
  statement: string,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  const query = sql.unsafe(statement);
  const target = await query.writable();
  // postgres.js tells a refusal at the end of the data to nobody: its promise has been kept with the stream already,
  // and the stream is no longer its own.
  const outcome = Promise.withResolvers<void>();
  Object.assign(query, { reject: outcome.reject });
  target.once("error", outcome.reject);
  target.once("finish", outcome.resolve);
  // Nobody waits for it while chunks are being sent.
  outcome.promise.catch(() => {});
  try {
    for await (const chunk of chunks) {
      const sent = new Promise<void>((resolve) => target.write(chunk, () => resolve()));
      await Promise.race([sent, outcome.promise]);
    }
  } catch (error) {
    target.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
  target.end();
  await outcome.promise;
}
