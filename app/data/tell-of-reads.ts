import type { SupabaseClient } from "@supabase/supabase-js";

/** Which table a function that public pages call reads. */
const readBy: Record<string, string> = {
  article_months: "articles",
  page_formerly_at: "former_slugs",
  gallery_size: "objects",
  clubs_with_classes: "club_classes",
  clubs_with_visits: "visit_hours",
};

/** The same client for one reader, who is told which tables he reads; `objects` are stored files. */
export function tellOfReads(client: SupabaseClient, listener: (table: string) => void): SupabaseClient {
  const own: SupabaseClient = Object.create(client);
  const told = <Args extends unknown[], Answer>(ask: (...args: Args) => Answer, tableOf: (name: string) => string) =>
    function (this: unknown, ...args: Args): Answer {
      listener(tableOf(String(args[0])));
      return ask.apply(client, args);
    };
  Object.defineProperties(own, {
    from: { value: told(client.from, (table) => table) },
    // A function that nobody has listed reads who knows what.
    rpc: { value: told(client.rpc, (name) => readBy[name] ?? everything) },
    storage: {
      get() {
        listener("objects");
        return client.storage;
      },
    },
  });
  return own;
}

/** What every change concerns. */
const everything = "site";
