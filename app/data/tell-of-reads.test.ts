import { createClient } from "@supabase/supabase-js";
import { expect, it } from "vitest";
import { tellOfReads } from "./tell-of-reads.ts";

it("tells of tables, of what functions read and of files, and asks the same as ever", async () => {
  const asked: string[] = [];
  const client = createClient("http://backend.test", "key", {
    auth: { persistSession: false },
    global: {
      fetch: async (input) => {
        asked.push(new URL(String(input instanceof Request ? input.url : input)).pathname);
        return Response.json([]);
      },
    },
  });
  const told: string[] = [];
  const own = tellOfReads(client, (table) => told.push(table));
  await own.from("clubs").select("*");
  await own.rpc("article_months");
  await own.rpc("something_new");
  await own.storage.from("media_assets").list("acacias");
  expect(told).toEqual(["clubs", "articles", "site", "objects"]);
  expect(asked).toEqual([
    "/rest/v1/clubs",
    "/rest/v1/rpc/article_months",
    "/rest/v1/rpc/something_new",
    "/storage/v1/object/list/media_assets",
  ]);
});
