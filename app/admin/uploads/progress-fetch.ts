/** How much of a file has travelled, from 0 to 1. */
export type OnProgress = (share: number) => void;

const watched = new WeakMap<Blob, OnProgress>();

/** From now on, sending this very file through `progressFetch` tells how far it is. */
export function watchUpload(file: Blob, onProgress: OnProgress): void {
  watched.set(file, onProgress);
}

/**
 * `fetch`, except that the upload of a watched file goes through XMLHttpRequest: fetch cannot tell how much of a body
 * has been sent (https://github.com/whatwg/fetch/issues/607).
 */
export const progressFetch: typeof fetch = (input, init) => {
  // What is watched is sent in a form.
  const form = init?.body instanceof FormData ? init.body : undefined;
  const onProgress = form && watcherOf(form);
  if (!onProgress || typeof input !== "string") return fetch(input, init);
  return send(input, { ...init, body: form }, onProgress);
};

function watcherOf(body: FormData): OnProgress | undefined {
  for (const part of body.values()) {
    const onProgress = part instanceof File ? watched.get(part) : undefined;
    if (onProgress) return onProgress;
  }
  return undefined;
}

function send(url: string, init: RequestInit & { body: FormData }, onProgress: OnProgress): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? "POST", url);
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.responseType = "blob";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      resolve(new Response(request.response, { status: request.status, headers: typeOf(request) }));
    request.onerror = () => reject(new TypeError("La conexión se ha cortado."));
    request.onabort = request.onerror;
    request.send(init.body);
  });
}

const typeOf = (request: XMLHttpRequest) => ({ "content-type": request.getResponseHeader("content-type") ?? "" });
