import type { BackendLink } from "../backends/backend-link.ts";

type Backend = Pick<BackendLink, "url" | "publishableKey" | "fetch">;

/** Whether a row that visitors can read has this video. Rejects when the backend cannot be asked. */
export async function isShownVideo({ url, publishableKey, fetch }: Backend, id: string): Promise<boolean> {
  const asked = new URLSearchParams({ select: "id", youtube_id: `eq.${id}`, limit: "1" });
  const headers = { apikey: publishableKey };
  const answer = await fetch(`${url}/rest/v1/ninecast_episodes?${asked}`, { headers });
  const rows: unknown = answer.ok ? await answer.json() : [];
  return Array.isArray(rows) && rows.length > 0;
}
