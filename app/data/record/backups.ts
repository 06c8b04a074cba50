import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import type { BackupRuns } from "#domain/panel/describe-backups.ts";
import { parseRows } from "../parse-rows.ts";

const goodRun = z.object({ finished_at: z.string(), bytes: z.number() });
const failedRun = z.object({ finished_at: z.string(), failure: z.string() });

/** The last backup that was made, and the last that failed. Throws when a read fails. */
export async function readBackupRuns(client: SupabaseClient): Promise<BackupRuns> {
  const ended = (columns: string) =>
    client
      .from("backup_runs")
      .select(columns)
      .not("finished_at", "is", null)
      .order("finished_at", { ascending: false })
      .limit(1);
  const [good, failed] = await Promise.all([
    ended("finished_at, bytes").is("failure", null).throwOnError(),
    ended("finished_at, failure").not("failure", "is", null).throwOnError(),
  ]);
  return {
    lastGood: parseRows(client, "backup_runs", goodRun, good.data)[0] ?? null,
    lastFailed: parseRows(client, "backup_runs", failedRun, failed.data)[0] ?? null,
  };
}
