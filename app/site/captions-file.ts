import { readWebVtt } from "#domain/captions/web-vtt.ts";

/** What is said and heard in a video, for its player (WebVTT). What is none, whoever wrote it, is not sent. */
export function captionsFile(stored: string | null): Response {
  const read = readWebVtt(stored ?? "");
  if ("message" in read) throw new Response(null, { status: 404, statusText: "Not Found" });
  return new Response(`${read.value}\n`, {
    headers: { "content-type": "text/vtt; charset=utf-8", "x-robots-tag": "noindex" },
  });
}
