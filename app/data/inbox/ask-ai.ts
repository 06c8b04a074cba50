import type { FunctionsHttpError, SupabaseClient } from "@supabase/supabase-js";

const name = "contact-form-ai-responder";

/** Its code says why nothing was written, as far as the function says so (`late`, `refused` …). */
export class NotWritten extends Error {
  readonly code: string;

  constructor(code: string, cause: unknown) {
    super(`No text was written: ${code}`, { cause });
    this.code = code;
  }
}

/**
 * Has the function write a text, where wished about a picture (a small one as a data address), and gives it. Throws `NotWritten` when there is none, and the backend's own answer when it
 * refuses the person.
 */
export async function askAi(
  client: SupabaseClient,
  query: string,
  signal?: AbortSignal,
  picture?: string,
): Promise<string> {
  const { data, error } = await client.functions.invoke<{ response?: unknown }>(name, {
    body: { query, ...(picture && { picture }) },
    ...(signal && { signal }),
  });
  if (isAnswer(error)) {
    if (error.context.status === 401) throw error.context;
    const answer: unknown = await error.context.json().catch(() => null);
    const code = typeof answer === "object" && answer !== null ? Reflect.get(answer, "code") : "";
    throw new NotWritten(typeof code === "string" ? code : "", error);
  }
  if (error) throw new NotWritten("offline", error);
  const text = data?.response;
  if (typeof text !== "string" || text.trim() === "") throw new NotWritten("empty", data);
  return text.trim();
}

/** By its name: the class comes with the client of functions, when that is first called. */
const isAnswer = (error: unknown): error is FunctionsHttpError =>
  error instanceof Error && error.name === "FunctionsHttpError";

/** Whether texts can be written here and how long that may take; null when the function does not say. */
export async function readAiState(client: SupabaseClient): Promise<{ isConfigured: boolean; seconds: number } | null> {
  const { data, error } = await client.functions.invoke<Record<string, unknown>>(name, { method: "GET" });
  if (error || typeof data?.configured !== "boolean" || typeof data.patienceMs !== "number") return null;
  return { isConfigured: data.configured, seconds: Math.round(data.patienceMs / 1000) };
}
