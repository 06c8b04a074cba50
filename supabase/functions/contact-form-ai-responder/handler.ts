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
  /** How long the endpoint may take, in milliseconds; 60 seconds unless said otherwise. */
  patienceMs?: number | undefined;
  /** Told why the endpoint gave no text, for the log: nothing of the question, the answer or the key. */
  onFailure?: ((reason: string) => void) | undefined;
}

/** Why there is no text, as the panel reads it. */
type FailureCode = "not_configured" | "late" | "unreachable" | "refused" | "busy" | "empty";

class EndpointFailure extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode, reason: string) {
    super(reason);
    this.code = code;
  }
}

const defaultPatienceMs = 60_000;

const longestQuery = 4000;
const largestBody = 64 * 1024;
const largestAnswer = 1024 * 1024;
const instructions =
  "Escribes en español de España para la web de NINE FITNESS, una cadena de clubes de fitness de Madrid. " +
  "Respondes solo con el texto pedido, en texto plano.";

/** What the endpoint is to look at, where it can: small, in the address itself. */
const pictureShape = /^data:image\/(jpeg|webp|png);base64,[A-Za-z0-9+/]+={0,2}$/;

interface Question {
  query: string;
  picture?: string;
}

/**
 * Answers `{ query }`, where wished with a `picture` (a data address of at most 60 kB), with `{ response }`, the text that the endpoint wrote, and a GET with what may be expected
 * (`configured`, `patienceMs`); only for staff. What goes wrong is `{ error, code }` with a status that says whose fault
 * it is: 4xx the caller's, 503 not configured, 502 and 504 the endpoint's. Who gives up waiting ends the work. Standard Request and Response only: it runs in Node and in Deno.
 */
export async function handleQuestion(request: Request, surroundings: Surroundings): Promise<Response> {
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: corsHeaders });
  if (!["GET", "POST"].includes(request.method))
    return fail(405, "Only GET and POST are possible here", { allow: "GET, POST, OPTIONS" });
  const asking = await surroundings.whoAsks(request);
  if (asking === "nobody") return fail(401, "Sign in first");
  if (asking === "stranger") return fail(403, "Only members of staff may ask");
  const patienceMs = surroundings.patienceMs ?? defaultPatienceMs;
  if (request.method === "GET") return reply(200, { configured: surroundings.ai !== null, patienceMs });
  const question = await readQuestion(request);
  if (question === null)
    return fail(
      400,
      `query must be a text of 1 to ${longestQuery} characters, and picture a small picture as a data address`,
    );
  if (!surroundings.ai) return failWith("not_configured");
  const late = AbortSignal.timeout(patienceMs);
  try {
    return reply(200, { response: await ask(surroundings.ai, question, AbortSignal.any([late, request.signal])) });
  } catch (error) {
    if (request.signal.aborted) return fail(499, "The request was cut off");
    const code = late.aborted ? "late" : error instanceof EndpointFailure ? error.code : "unreachable";
    surroundings.onFailure?.(late.aborted ? `no answer within ${patienceMs} ms` : reasonOf(error));
    return failWith(code);
  }
}

const failures: Record<FailureCode, [status: number, error: string]> = {
  not_configured: [503, "No AI endpoint is configured: set AI_BASE_URL and AI_MODEL"],
  late: [504, "The AI endpoint took too long"],
  unreachable: [502, "The AI endpoint cannot be reached"],
  refused: [502, "The AI endpoint refused the request"],
  busy: [502, "The AI endpoint takes no more requests for now"],
  empty: [502, "The AI endpoint gave no usable answer"],
};

function failWith(code: FailureCode): Response {
  const [status, error] = failures[code];
  return reply(status, { error, code });
}

/** What a failed fetch means stands in its cause: refused, not found, a certificate. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code = field(error.cause, "code");
  const cause = error.cause instanceof Error ? error.cause.message : "";
  return [error.message, typeof code === "string" ? code : "", cause].filter(Boolean).join(": ");
}

async function readQuestion(request: Request): Promise<Question | null> {
  const body = parseJson(await readText(request.body, largestBody).catch(() => null));
  const query = field(body, "query");
  const picture = field(body, "picture");
  const isFit = typeof query === "string" && query.trim() !== "" && query.length <= longestQuery;
  if (!isFit) return null;
  if (picture === undefined) return { query: query.trim() };
  return typeof picture === "string" && pictureShape.test(picture) ? { query: query.trim(), picture } : null;
}

async function ask(
  { baseUrl, apiKey, model }: AiSettings,
  { query, picture }: Question,
  signal: AbortSignal,
): Promise<string> {
  const content = picture
    ? [
        { type: "text", text: query },
        { type: "image_url", image_url: { url: picture } },
      ]
    : query;
  const answer = await fetch(`${baseUrl.replace(/\/+$/, "")}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
    body: JSON.stringify({
      model,
      messages: [
        { role: "system", content: instructions },
        { role: "user", content },
      ],
    }),
    // A redirect would take the key elsewhere.
    redirect: "error",
    signal,
  });
  const text = await readText(answer.body, largestAnswer);
  if (!answer.ok) throw new EndpointFailure(codeOf(answer.status), `it answered ${answer.status}`);
  const choices = field(parseJson(text), "choices");
  const written = Array.isArray(choices) ? field(field(choices[0], "message"), "content") : null;
  if (typeof written === "string" && written.trim() !== "") return written.trim();
  throw new EndpointFailure("empty", "its answer holds no text");
}

function codeOf(status: number): FailureCode {
  if (status === 429) return "busy";
  return status >= 400 && status < 500 ? "refused" : "unreachable";
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
  "access-control-allow-methods": "GET, POST, OPTIONS",
  "access-control-allow-headers": "authorization, apikey, content-type, x-client-info, x-region",
};

function fail(status: number, error: string, headers: Record<string, string> = {}): Response {
  return reply(status, { error }, headers);
}

function reply(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store", ...corsHeaders, ...headers } });
}
