/** Calls that read and change nothing; read-again.test.ts of the contract holds them against the database. */
export const readingCalls: ReadonlySet<string> = new Set([
  ...["article_months", "calendar_of_secret", "clubs_with_classes", "clubs_with_visits"],
  ...["earlier_requests", "find_anything", "find_person", "forgotten_cvs", "gallery_size"],
  ...["inbox_backlog", "inbox_counts", "list_colleagues", "list_file_uses", "list_inbox", "list_media"],
  ...["list_page", "list_people", "list_trash", "my_access", "my_calendar"],
  ...["my_reviews", "my_sessions"],
  ...["page_formerly_at", "panel_morning", "price_changes", "read_addresses", "read_views", "read_visit"],
  ...["sessions_of", "undoable", "visit_agenda", "visit_slots"],
]);

const waitsMs = [500, 1_500];
/** Sent by whoever is starting, has too much to do, or stands in front of a house that does not answer. */
const passing = [502, 503, 504];

/**
 * `fetch` that asks once more, and again, for a read that the line or the backend did not answer, before anybody is
 * bothered with it. The client of rows does so for what it fetches with GET; reads with private words are calls (POST).
 */
export function readAgain(ask: typeof fetch, waits: readonly number[] = waitsMs): typeof fetch {
  return async (input, init) => {
    const name = typeof input === "string" ? /\/rpc\/(\w+)/.exec(input)?.[1] : undefined;
    const left = init?.method === "POST" && name && readingCalls.has(name) ? [...waits] : [];
    for (;;) {
      const wait = left.shift();
      try {
        const answer = await ask(input, init);
        if (wait === undefined || !passing.includes(answer.status)) return answer;
      } catch (error) {
        if (wait === undefined || init?.signal?.aborted) throw error;
      }
      await new Promise((go) => setTimeout(go, wait));
    }
  };
}
