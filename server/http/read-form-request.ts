/**
 * A request whose form can be read: its body is in memory and was found well-formed. A number is the status with which
 * it is refused: 415 for what is no form, 413 beyond `most` bytes, 400 for a form that is broken.
 */
export async function readFormRequest(request: Request, most: number): Promise<Request | 400 | 413 | 415> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)(;|$)/i.test(type)) return 415;
  const body = await readUpTo(most, request);
  if (!body || hasTooManyFields(body, type)) return 413;
  try {
    await new Response(body, { headers: { "content-type": type } }).formData();
  } catch {
    return 400;
  }
  return new Request(request.url, { method: request.method, headers: request.headers, body, signal: request.signal });
}

/** More fields than any form of ours has; a body of nothing else would keep pages waiting while it is read. */
const mostFields = 200;

function hasTooManyFields(body: Buffer, type: string): boolean {
  const [, quoted, plain = ""] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  const between = /^multipart/i.test(type) ? `--${quoted ?? plain}` : "&";
  let at = -1;
  for (let fields = 0; fields <= mostFields; fields += 1) {
    at = body.indexOf(between, at + 1);
    if (at === -1) return false;
  }
  return true;
}

async function readUpTo(most: number, { headers, body }: Request): Promise<Buffer<ArrayBuffer> | null> {
  if (Number(headers.get("content-length") ?? 0) > most) return null;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
