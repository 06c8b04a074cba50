const mostBytes = 2 ** 20;

/**
 * A request whose form can be read: its body is in memory and was found well-formed. A number is the status with which
 * it is refused: 415 for what is no form, 413 beyond a megabyte, 400 for a form that is broken.
 */
export async function readFormRequest(request: Request): Promise<Request | 400 | 413 | 415> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)(;|$)/i.test(type)) return 415;
  const body = await readUpTo(mostBytes, request);
  if (!body) return 413;
  try {
    await new Response(body, { headers: { "content-type": type } }).formData();
  } catch {
    return 400;
  }
  return new Request(request.url, { method: request.method, headers: request.headers, body, signal: request.signal });
}

async function readUpTo(most: number, { headers, body }: Request): Promise<Blob | null> {
  if (Number(headers.get("content-length") ?? 0) > most) return null;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return new Blob(chunks);
}
