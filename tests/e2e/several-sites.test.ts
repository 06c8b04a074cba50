import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { expect, test } from "./fixtures/journey.ts";
import { databaseAddress, staff } from "./fixtures/journey-world.ts";
import { startSite } from "./fixtures/site-process.ts";

const textOf = async (url: string) => (await fetch(url)).text();

test("two sites on one database show each save and what was planned, once and none too early @desktop", async ({
  site,
  restoreAfter,
}) => {
  await restoreAfter("site_content", "planned_changes");
  const dataDir = mkdtempSync(join(tmpdir(), "nine-fitness-several-"));
  const [row] = await site.sql<{ name: string }[]>`select current_database() as name`;
  const backend = { DATABASE_URL: databaseAddress(row?.name ?? "") };
  const other = await startSite({ backend, dataDir, env: { METRICS_PORT: "0" } });
  try {
    const { publishableKey } = JSON.parse(readFileSync(join(dataDir, "keys.json"), "utf8"));
    const client = createClient(other.url, publishableKey, { auth: { persistSession: false } });
    expect((await client.auth.signInWithPassword(staff)).error).toBeNull();
    const change = { content_key: "hero_title_1", content_value: "Guardado en la otra" };
    await client.from("site_content").upsert(change, { onConflict: "content_key" }).throwOnError();
    await expect.poll(() => textOf(site.url)).toContain(change.content_value);

    const words = "Llega a su hora";
    const [plan] = await site.sql<{ due_at: Date }[]>`
      insert into planned_changes (table_name, row_id, changes, due_at, author)
      select 'site_content', 'hero_main_title', jsonb_build_object('content_value', ${words}::text),
        now() + interval '3 seconds', user_id from staff limit 1 returning due_at`;
    await expect(async () => {
      for (const address of [site.url, other.url]) {
        const text = await textOf(address);
        if (Date.now() < Number(plan?.due_at)) expect.soft(text).not.toContain(words);
        expect(text.includes(words)).toBe(true);
      }
    }).toPass();
    const written = await site.sql`
      select from audit_log where row_id = 'hero_main_title' and after ->> 'content_value' = ${words}`;
    expect(written).toHaveLength(1);

    const [, metrics = ""] = /"address":"(http:[^"]+\/metrics)"/.exec(other.output()) ?? [];
    const figures = await textOf(metrics);
    expect(figures).toMatch(/^nine_memory_bytes\{part="resident"\} \d+$/m);
    expect(figures).toMatch(/^nine_requests_total\{kind="page",status="200"\} [1-9]\d*$/m);
  } finally {
    await other.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
