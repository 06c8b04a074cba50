import * as z from "zod/mini";
import type { BackendLink } from "../backends/backend-link.ts";
import type { ChangedTables } from "./edge/edge-purge.ts";

const answered = z
  .array(z.object({ revision: z.number(), tables: z.record(z.string(), z.number()) }))
  .check(z.length(1));

/** What changed when, as the backend says it to anybody. Rejects while it is away, or of an older version. */
export async function readChanged({ url, publishableKey, fetch }: BackendLink): Promise<ChangedTables> {
  const answer = await fetch(`${url}/rest/v1/content_revision?select=revision,tables`, {
    headers: { apikey: publishableKey, authorization: `Bearer ${publishableKey}` },
  });
  const [row] = answered.parse(await answer.json());
  if (!row) throw new Error("the revision has no row");
  return row;
}
