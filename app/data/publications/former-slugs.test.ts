import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { readClub } from "../clubs/clubs.ts";
import { readLandingPage } from "../site/landing-pages.ts";
import { readArticle } from "./articles.ts";
import { readEpisode, readTranscript } from "./episodes.ts";
import { readEvent } from "./events.ts";
import { readProduct } from "./products.ts";

test.each<[string, (client: SupabaseClient) => Promise<unknown>]>([
  ["a product", (client) => readProduct(client, "no-existe")],
  ["an article", (client) => readArticle(client, "no-existe")],
  ["an event", (client) => readEvent(client, "no-existe")],
  ["an episode", (client) => readEpisode(client, "no-existe")],
  ["a transcript", (client) => readTranscript(client, "no-existe")],
  ["a landing page", (client) => readLandingPage(client, "no-existe")],
  ["a club", (client) => readClub(client, "no-existe")],
])("that %s is nowhere is known after one read's time", async (_, read) => {
  const { client, roundsUntil } = emptyBackend();
  expect(await roundsUntil(read(client))).toEqual({ rounds: 1, answer: null });
});

/** A backend that has nothing, and answers what was asked of it together. */
function emptyBackend() {
  const waiting: (() => void)[] = [];
  const client = createClient("http://backend.test", "key", {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async () => {
        await new Promise<void>((answer) => waiting.push(answer));
        return Response.json([], { headers: { "content-range": "*/0" } });
      },
    },
  });
  async function roundsUntil<T>(reading: Promise<T>) {
    const done = reading.then((answer) => ({ answer }));
    for (let rounds = 0; ; ) {
      const end = await Promise.race([done, new Promise<null>((turn) => setTimeout(turn, 5, null))]);
      if (end) return { rounds, ...end };
      if (waiting.length > 0) rounds += 1;
      for (const answer of waiting.splice(0)) answer();
    }
  }
  return { client, roundsUntil };
}
