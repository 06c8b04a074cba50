import type { Sql } from "postgres";
import { type AiSettings, handleQuestion } from "../../supabase/functions/contact-form-ai-responder/handler.ts";
import type { Caller } from "../caller.ts";
import { asCaller } from "../database/session.ts";
import type { Log } from "../log.ts";

export type { AiSettings };

interface FunctionsOptions {
  sql: Sql;
  ai: AiSettings | null;
  patienceMs?: number | undefined;
  log: Log;
}

/**
 * `/functions/v1`: the functions of `supabase/functions`, run here. `ai` is the endpoint that writes texts, or null;
 * `patienceMs` is how long it may take.
 */
export function createFunctionsDoor(options: FunctionsOptions) {
  const { sql, ai, patienceMs, log } = options;
  const onFailure = (reason: string) => log.warn(`The AI endpoint gave no text: ${reason}.`);
  return async (request: Request, caller: Caller): Promise<Response> => {
    const name = new URL(request.url).pathname.replace(/^\/functions\/v1\//, "");
    if (name !== "contact-form-ai-responder") {
      return Response.json({ code: "NOT_FOUND", message: "Requested function was not found" }, { status: 404 });
    }
    return handleQuestion(request, { ai, patienceMs, onFailure, whoAsks: () => findPlace(sql, caller) });
  };
}

async function findPlace(sql: Sql, caller: Caller): Promise<"staff" | "stranger" | "nobody"> {
  if (caller.role === "anon") return "nobody";
  if (caller.role === "service_role") return "staff";
  const [row] = await asCaller(sql, caller, (tx) => tx`select private.is_staff() as is_staff`, "read only");
  return row?.is_staff ? "staff" : "stranger";
}
