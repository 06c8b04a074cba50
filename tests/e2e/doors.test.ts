import { createClient } from "@supabase/supabase-js";
import { expect, test } from "./fixtures/journey.ts";

test("the backend answers on the site's own address, beside the pages @desktop", async ({ site, request }) => {
  const logo = await request.get("/storage/v1/object/public/public-assets/logos/nine-fitness-lockup-white.svg");
  expect(logo.status()).toBe(200);
  expect(logo.headers()["content-type"]).toContain("image/svg+xml");

  const withoutKey = await request.get("/rest/v1/clubs?select=id");
  expect(withoutKey.status()).toBe(401);
  expect(withoutKey.headers()["content-type"]).toContain("application/json");

  const wrongKey = createClient(site.url, "sb_publishable_invented", { auth: { persistSession: false } });
  const { error } = await wrongKey.from("clubs").select("id");
  expect(error).not.toBeNull();
});
