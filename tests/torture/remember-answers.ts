/** A backend whose content stays as it is, and which is asked each question once: what fails is not its own speed. */
export function rememberAnswers(ask: typeof fetch): typeof fetch {
  const known = new Map<string, Promise<{ status: number; headers: Headers; body: ArrayBuffer }>>();
  return async (input, init) => {
    const request = new Request(input, init);
    const { method, url, headers } = request;
    const asked = method === "POST" ? await request.clone().text() : "";
    const key = [method, url, headers.get("accept"), headers.get("range"), headers.get("prefer"), asked].join("\n");
    const answer = known.get(key) ?? read(ask, request);
    known.set(key, answer);
    const { status, headers: given, body } = await answer;
    return new Response(body, { status, headers: given });
  };
}

async function read(ask: typeof fetch, request: Request) {
  const response = await ask(request);
  return { status: response.status, headers: response.headers, body: await response.arrayBuffer() };
}
