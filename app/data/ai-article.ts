import type { SupabaseClient } from "@supabase/supabase-js";

/**
 * Has an article about a topic written and gives its text (admin §7). Throws when the function fails, also when it is
 * not configured or answers nothing.
 */
export async function writeArticle(client: SupabaseClient, topic: string): Promise<string> {
  const { data, error } = await client.functions.invoke<{ response?: unknown }>("contact-form-ai-responder", {
    body: { query: prompt(topic) },
  });
  if (error) throw error;
  const text = data?.response;
  if (typeof text !== "string" || text.trim() === "") throw new Error("The function answered no text.");
  return text.trim();
}

function prompt(topic: string): string {
  return [
    `Escribe un artículo de blog sobre el siguiente tema: "${topic.trim()}".`,
    "El tono debe ser motivador, informativo y profesional, para la web de una cadena de gimnasios de Madrid.",
    "Responde solo con el texto del artículo, en texto plano y en español.",
  ].join("\n");
}
