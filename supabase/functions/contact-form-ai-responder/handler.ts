/** An OpenAI-compatible endpoint: `baseUrl` as in `https://host/v1`, without a key for one that asks for none. */
export interface AiSettings {
  baseUrl: string;
  apiKey?: string | undefined;
  model: string;
}

/** What the place it runs in knows: which endpoint, if any, and who is asking. */
export interface Surroundings {
  ai: AiSettings | null;
  whoAsks(request: Request): Promise<"staff" | "stranger" | "nobody">;
  /** How long the endpoint may take, in milliseconds; 20 seconds unless said otherwise. */
  patienceMs?: number | undefined;
}

const longestQuery = 4000;
const largestBody = 64 * 1024;
const largestAnswer = 1024 * 1024;
const instructions =
  "Escribes en español de España para la web de NINE FITNESS, una cadena de clubes de fitness de Madrid. " +
  "Respondes solo con el texto pedido, en texto plano.";

/**
 * Answers `{ query }` with `{ response }`, the text that the endpoint wrote; only for staff. What goes wrong is
 * `{ error }` with a status that says whose fault it is: 4xx the caller's, 503 not configured, 502 and 504 the
 * endpoint's. Standard Request and Response only: it runs in Node and in Deno.
 */
export async function handleQuestion(request: Request, it: Surroundings): Promise<Response> {
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: corsHeaders });
  if (request.method !== "POST") return fail(405, "Only POST is possible here", { allow: "POST, OPTIONS" });
  const asking = await it.whoAsks(request);
  if (asking === "nobody") return fail(401, "Sign in first");
  if (asking === "stranger") return fail(403, "Only members of staff may ask");
  const query = await readQuery(request);
  if (query === null) return fail(400, `query must be a text of 1 to ${longestQuery} characters`);
  if (!it.ai) return fail(503, "No AI endpoint is configured: set AI_BASE_URL and AI_MODEL");
  try {
    const response = await ask(it.ai, query, AbortSignal.timeout(it.patienceMs ?? 20_000));
    return response === null ? fail(502, "The AI endpoint gave no usable answer") : reply(200, { response });
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    return isLate ? fail(504, "The AI endpoint took too long") : fail(502, "The AI endpoint cannot be reached");
  }
}

async function readQuery(request: Request): Promise<string | null> {
  const body = parseJson(await readText(request.body, largestBody).catch(() => null));
  const query = field(body, "query");
  const isFit = typeof query === "string" && query.trim() !== "" && query.length <= longestQuery;
  return isFit ? query.trim() : null;
}

async function ask({ baseUrl, apiKey, model }: AiSettings, query: string, signal: AbortSignal): Promise<string | null> {
  const answer = await fetch(`${baseUrl.replace(/\/+$/, "")}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
    body: JSON.stringify({
      model,
      messages: [
        { role: "system", content: instructions },
        { role: "user", content: query },
      ],
    }),
    // A redirect would take the key elsewhere.
    redirect: "error",
    signal,
  });
  const text = await readText(answer.body, largestAnswer);
  if (!answer.ok) return null;
  const choices = field(parseJson(text), "choices");
  const content = Array.isArray(choices) ? field(field(choices[0], "message"), "content") : null;
  return typeof content === "string" && content.trim() !== "" ? content.trim() : null;
}

/** A text of at most `limit` bytes; null for a longer one, of which no more is read. */
async function readText(body: ReadableStream<Uint8Array> | null, limit: number): Promise<string | null> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for (;;) {
    const next = await reader?.read();
    if (!next || next.done) return text + decoder.decode();
    size += next.value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      return null;
    }
    text += decoder.decode(next.value, { stream: true });
  }
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : null;
}

// A hosted project leaves this to the function; the panel asks from the site's own origin.
const corsHeaders = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "POST, OPTIONS",
  "access-control-allow-headers": "authorization, apikey, content-type, x-client-info, x-region",
};

function fail(status: number, error: string, headers: Record<string, string> = {}): Response {
  return reply(status, { error }, headers);
}

function reply(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store", ...corsHeaders, ...headers } });
}
