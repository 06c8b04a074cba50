const largestJson = 1024 * 1024;

export type JsonBody = { value: unknown } | { problem: "too large" | "not JSON" };

/**
 * The JSON of a request, at most 1 MB of it; an empty body is `undefined`. Says what is wrong instead of throwing,
 * since every door has its own words for it. A body that is cut off is not JSON.
 */
export async function readJsonBody(request: Request): Promise<JsonBody> {
  if (Number(request.headers.get("content-length")) > largestJson) return { problem: "too large" };
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > largestJson) return { problem: "too large" };
      chunks.push(chunk);
    }
    const text = new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
    return { value: text.trim() === "" ? undefined : JSON.parse(text) };
  } catch {
    return { problem: "not JSON" };
  }
}
