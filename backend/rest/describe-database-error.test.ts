import postgres from "postgres";
import { expect, it } from "vitest";
import { describeDatabaseError } from "./describe-database-error.ts";

it.each([
  ["40P01", 409],
  ["23505", 409],
  ["22P02", 400],
  ["XX000", undefined],
])("answers %s with %s", (code, status) => {
  // The driver's own class says nothing of what it takes.
  const error = Object.assign(new postgres.PostgresError("refused"), { code, message: "refused" });
  expect(describeDatabaseError(error, { role: "authenticated", claims: {} })?.problem.status).toBe(status);
});
