import { excerpt, unusableBody } from "./rest-error.ts";

const largestBody = 1024 * 1024;

/** A body as it came, and as JavaScript understands it: the text goes to PostgreSQL, since numbers there are exact. */
export type JsonBody = Awaited<ReturnType<typeof readBody>>;

/** Reads the JSON body of a request. Throws for other content types, for more than 1 MB and for what is not JSON. */
export async function readBody(request: Request) {
  const type = request.headers.get("content-type");
  const mediaType = (type ?? "application/json").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (mediaType !== "application/json") throw unusableBody(`Content-Type not acceptable: ${excerpt(mediaType)}`);
  const text = await readText(request);
  try {
    return { text, json: JSON.parse(text) };
  } catch {
    throw unusableBody("Empty or invalid json");
  }
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get("content-length")) > largestBody) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > largestBody) throw tooLarge();
    chunks.push(chunk);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw unusableBody("Empty or invalid json");
  }
}

function tooLarge() {
  return unusableBody("The body is larger than 1 MB", 413);
}
