import { FunctionsHttpError, type SupabaseClient } from "@supabase/supabase-js";

const name = "contact-form-ai-responder";

/** Its code says why nothing was written, as far as the function says so (`late`, `refused` …). */
export class NotWritten extends Error {
  readonly code: string;

  constructor(code: string, cause: unknown) {
    super(`No article was written: ${code}`, { cause });
    this.code = code;
  }
}

/**
 * Has an article about a topic written and gives its text (admin §7). Throws `NotWritten` when there is none, and the
 * backend's own answer when it refuses the person.
 */
export async function writeArticle(client: SupabaseClient, topic: string, signal?: AbortSignal): Promise<string> {
  const body = { query: prompt(topic) };
  const { data, error } = await client.functions.invoke<{ response?: unknown }>(name, {
    body,
    ...(signal && { signal }),
  });
  if (error instanceof FunctionsHttpError) {
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

/** Whether articles can be written here and how long that may take; null when the function does not say. */
export async function readAiState(client: SupabaseClient): Promise<{ isConfigured: boolean; seconds: number } | null> {
  const { data, error } = await client.functions.invoke<Record<string, unknown>>(name, { method: "GET" });
  if (error || typeof data?.configured !== "boolean" || typeof data.patienceMs !== "number") return null;
  return { isConfigured: data.configured, seconds: Math.round(data.patienceMs / 1000) };
}

function prompt(topic: string): string {
  return [
    `Escribe un artículo de blog sobre el siguiente tema: "${topic.trim()}".`,
    "El tono debe ser motivador, informativo y profesional, para la web de una cadena de gimnasios de Madrid.",
    "Responde solo con el texto del artículo, en texto plano y en español.",
  ].join("\n");
}
