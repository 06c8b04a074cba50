import postgres from "postgres";

const queryCanceled = "57014";

/** Whether PostgreSQL stopped a statement because its time was over: nothing of it stands, and it may be sent again. */
export function isTimedOut(error: unknown): error is InstanceType<typeof postgres.PostgresError> {
  return error instanceof postgres.PostgresError && error.code === queryCanceled;
}
