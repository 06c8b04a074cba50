const mostBytes = 30 * 2 ** 20;
const timeoutMs = 5_000;

/** The bytes of a picture elsewhere, or null when it is not there. Follows no redirect and reads no more than 30 MB. */
export async function fetchPicture(url: string): Promise<Buffer | null> {
  const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
  const isPicture = response.ok && response.headers.get("content-type")?.startsWith("image/");
  if (!isPicture || !response.body) {
    await response.body?.cancel();
    return null;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > mostBytes) throw new Error(`${url} is larger than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
