import { type AiSettings, handleQuestion } from "./handler.ts";

// As much of Deno as is used, so that the editor needs no second set of types.
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const ai = readSettings();
const patienceMs = Number(Deno.env.get("AI_TIMEOUT") || 60) * 1000;
const onFailure = (reason: string) => console.error(`The AI endpoint gave no text: ${reason}`);

Deno.serve((request) => handleQuestion(request, { ai, whoAsks, patienceMs, onFailure }));

function readSettings(): AiSettings | null {
  const baseUrl = Deno.env.get("AI_BASE_URL");
  const model = Deno.env.get("AI_MODEL");
  return baseUrl && model ? { baseUrl, model, apiKey: Deno.env.get("AI_API_KEY") } : null;
}

// The database knows who is on the staff, and whether she has shown what is asked of her.
async function whoAsks(request: Request): Promise<"staff" | "stranger" | "nobody"> {
  const authorization = request.headers.get("authorization");
  const apikey = Deno.env.get("SUPABASE_ANON_KEY");
  const url = Deno.env.get("SUPABASE_URL");
  if (!authorization || !apikey || !url) return "nobody";
  const answer = await fetch(`${url}/rest/v1/rpc/my_access`, {
    method: "POST",
    headers: { apikey, authorization },
  });
  if (!answer.ok) return "nobody";
  const [access]: { is_staff: boolean; missing: string | null }[] = await answer.json();
  return access?.is_staff && access.missing === null ? "staff" : "stranger";
}
