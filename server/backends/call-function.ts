import type * as z from "zod/mini";
import type { BackendLink } from "./backend-link.ts";

/** What a function of the database answers to anybody. Rejects while the backend is away, or of an older version. */
export async function callFunction<Answer>(
  { url, publishableKey, fetch }: Pick<BackendLink, "url" | "publishableKey" | "fetch">,
  schema: z.ZodMiniType<Answer>,
  name: string,
  given: object = {},
): Promise<Answer> {
  const answer = await fetch(`${url}/rest/v1/rpc/${name}`, {
    method: "POST",
    headers: { apikey: publishableKey, "content-type": "application/json" },
    body: JSON.stringify(given),
  });
  if (!answer.ok) throw new Error(`${name} was answered ${answer.status}`);
  return schema.parse(await answer.json());
}
