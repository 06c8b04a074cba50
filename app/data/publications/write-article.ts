import type { SupabaseClient } from "@supabase/supabase-js";
import { askAi } from "../inbox/ask-ai.ts";

/** Has an article about a topic written and gives its text (admin §7). Throws as `askAi` does. */
export function writeArticle(client: SupabaseClient, topic: string, signal?: AbortSignal): Promise<string> {
  return askAi(client, prompt(topic), signal);
}

function prompt(topic: string): string {
  return [
    `Escribe un artículo de blog sobre el siguiente tema: "${topic.trim()}".`,
    "El tono debe ser motivador, informativo y profesional, para la web de una cadena de gimnasios de Madrid.",
    "Responde solo con el texto del artículo, en texto plano y en español.",
  ].join("\n");
}
