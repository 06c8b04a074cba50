import type { BackendLink } from "../backends/backend-link.ts";

type Backend = Pick<BackendLink, "url" | "publishableKey" | "fetch">;

/** Whether a row that visitors can read has this video. Rejects when the backend cannot be asked. */
export async function isShownVideo(backend: Backend, id: string): Promise<boolean> {
  const found = await Promise.all([
    hasRow(backend, "ninecast_episodes", { youtube_id: `eq.${id}` }),
    hasRow(backend, "events", { video_url: `eq.https://youtu.be/${id}` }),
  ]);
  return found.includes(true);
}

async function hasRow({ url, publishableKey, fetch }: Backend, table: string, filter: Record<string, string>) {
  const asked = new URLSearchParams({ select: "id", ...filter, limit: "1" });
  const answer = await fetch(`${url}/rest/v1/${table}?${asked}`, { headers: { apikey: publishableKey } });
  const rows: unknown = answer.ok ? await answer.json() : [];
  return Array.isArray(rows) && rows.length > 0;
}
