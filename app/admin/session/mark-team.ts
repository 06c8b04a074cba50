import { teamCookie } from "#shared/view-counts.ts";

/** This browser is one of ours from now on: the figures of the public pages leave it out, for a year after its last use. */
export function markTeam(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not in every browser, and the server reads no storage
  document.cookie = `${teamCookie}=1; path=/; max-age=31536000; samesite=lax`;
}
