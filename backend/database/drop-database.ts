import type { Sql } from "postgres";
import postgres from "postgres";

const insufficientPrivilege = "42501";

/**
 * Removes a database and ends who is still connected to it. Where PostgreSQL itself is at work there (autovacuum), which
 * only a superuser may end, it is asked once more without force: then it ends its own work, and waits up to 5 s for it.
 * Rejects while somebody stays connected.
 */
export async function dropDatabase(admin: Sql, name: string): Promise<void> {
  try {
    await admin`drop database if exists ${admin(name)} with (force)`;
  } catch (error) {
    const isOwnWork = error instanceof postgres.PostgresError && error.code === insufficientPrivilege;
    if (!isOwnWork) throw error;
    await admin`drop database if exists ${admin(name)}`;
  }
}
