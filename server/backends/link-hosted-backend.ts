import type { ViewCount } from "#shared/view-counts.ts";
import type { Log } from "../process/log.ts";
import type { BackendLink } from "./backend-link.ts";
import { takeHostedAttempt } from "./take-hosted-attempt.ts";

/** Between an answer and the next question: with both ways of a slow line what was saved is known here within a second. */
const pollMs = 700;
const patienceMs = 2_000;
const publicFiles = "/storage/v1/object/public/";
const scaledFiles = "/storage/v1/render/image/public/";
/** The widest that the project's service makes. */
const mostScaled = 2500;
/** Headers of a stored file that the visitor's browser gets. */
const passedOn = [
  "content-type",
  "content-length",
  "content-range",
  "accept-ranges",
  "etag",
  "last-modified",
  "cache-control",
];

interface HostedOptions {
  url: string;
  publishableKey: string;
  /** With it this server may write what is nobody's to write: how often pages were looked at. */
  secretKey?: string | undefined;
  /** Whether the project scales pictures itself (a service of its paid plans). */
  scalesPictures: boolean;
  /** With it the project counts for all its web servers. */
  secret?: string | undefined;
  log: Log;
}

/** A Supabase project elsewhere. Nothing runs here for it; its public files are shown under our own addresses too. */
export function linkHostedBackend(options: HostedOptions): BackendLink {
  const { url, publishableKey, secretKey, scalesPictures, secret, log } = options;
  const headers = { apikey: publishableKey };
  const readRevision = (known?: string) => {
    const address = `${url}/rest/v1/content_revision?select=revision${known ? `&revision=neq.${known}` : ""}`;
    return fetch(address, { headers, signal: AbortSignal.timeout(patienceMs) });
  };
  const revision = pollRevision(readRevision, log);
  return {
    url,
    publishableKey,
    fetch,
    answer: (request) => (new URL(request.url).pathname.startsWith(publicFiles) ? passPublicFile(request, url) : null),
    async locateFile(bucket, name) {
      const path = `${bucket}/${encodePath(name)}`;
      const found = await locate(`${url}${publicFiles}${path}`);
      if (!found || !scalesPictures) return found;
      return { ...found, scaledUrl: (width) => scaledUrl(`${url}${scaledFiles}${path}`, width) };
    },
    onChange: revision.onChange,
    revision: revision.latest,
    ...(secretKey && { countViews: (counts: ViewCount[]) => countViews(url, secretKey, counts) }),
    ...(secret && { mayTry: takeHostedAttempt({ url, publishableKey, secret, log }) }),
    isHealthy: () =>
      readRevision().then(
        (response) => response.ok,
        () => false,
      ),
    close: async () => revision.stop(),
  };
}

/** Asks for another revision than the known one: the answer is an empty list as long as there is none. */
function pollRevision(read: (known?: string) => Promise<Response>, log: Log) {
  const listeners: (() => void)[] = [];
  let last: string | undefined;
  let isFailing = false;
  let timer: NodeJS.Timeout | undefined;
  const poll = async () => {
    try {
      const response = await read(last);
      if (!response.ok) throw new Error(`the backend answered ${response.status}`);
      const shown = /^\s*\[\s*(?:\{\s*"revision"\s*:\s*(\d+)\s*\}\s*)?\]\s*$/.exec(await response.text());
      const now = shown?.[1];
      if (!shown || !(now || last)) throw new Error("the backend shows no revision");
      if (now && now !== last) {
        last = now;
        for (const listener of listeners) listener();
      }
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.error("the revision of the content cannot be read", error);
      isFailing = true;
    }
    timer = setTimeout(poll, pollMs).unref();
  };
  void poll();
  return {
    onChange: (listener: () => void) => void listeners.push(listener),
    latest: () => last,
    stop: () => clearTimeout(timer),
  };
}

async function countViews(url: string, secretKey: string, counts: ViewCount[]): Promise<void> {
  const response = await fetch(`${url}/rest/v1/rpc/count_views`, {
    method: "POST",
    headers: { apikey: secretKey, "content-type": "application/json" },
    body: JSON.stringify({ counts }),
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!response.ok) throw new Error(`the backend answered ${response.status}`);
}

async function passPublicFile(request: Request, url: string): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return new Response(null, { status: 405 });
  const { pathname } = new URL(request.url);
  const wanted = new Headers();
  for (const name of ["range", "if-none-match", "if-range"]) {
    const value = request.headers.get(name);
    if (value) wanted.set(name, value);
  }
  const response = await fetch(url + pathname, {
    method: request.method,
    headers: wanted,
    redirect: "error",
    signal: request.signal,
  }).catch(() => null);
  if (!response) return Response.json({ error: "the file's host does not answer" }, { status: 502 });
  const headers = new Headers({ "x-content-type-options": "nosniff", "content-security-policy": "sandbox" });
  for (const name of passedOn) {
    const value = response.headers.get(name);
    // What fetch unpacked has another length than the header says.
    const isWrong = name === "content-length" && response.headers.has("content-encoding");
    if (value && !isWrong) headers.set(name, value);
  }
  // Read by somebody from here on: fetch cancels what nobody reads once its answer is garbage.
  const body = response.body?.pipeThrough(new TransformStream()) ?? null;
  return new Response(body, { status: response.status, headers });
}

/** Nearly as good as the original: our own resizer encodes what comes once more. */
function scaledUrl(address: string, width: number): string {
  return `${address}?width=${Math.min(mostScaled, width)}&quality=90&resize=contain`;
}

async function locate(url: string): Promise<{ url: string; version: string } | null> {
  const response = await fetch(url, { method: "HEAD", redirect: "error", signal: AbortSignal.timeout(5_000) });
  if (!response.ok) return null;
  const version = response.headers.get("etag") ?? response.headers.get("last-modified") ?? "";
  return { url, version };
}

function encodePath(name: string): string {
  return name.split("/").map(encodeURIComponent).join("/");
}
