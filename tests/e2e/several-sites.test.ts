import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { expect, test } from "./fixtures/journey.ts";
import { databaseAddress, staff } from "./fixtures/journey-world.ts";
import { type SiteProcess, startSite } from "./fixtures/site-process.ts";

// Both journeys visit the same other site: a process takes longer to start than they take.
test.describe.configure({ mode: "default" });

let dataDir: string;
let other: SiteProcess;
test.beforeAll(async ({ site }) => {
  dataDir = mkdtempSync(join(tmpdir(), "nine-fitness-several-"));
  const [row] = await site.sql<{ name: string }[]>`select current_database() as name`;
  // A form may be sent after a minute: so long that whatever a busy machine does comes within it.
  const env = { METRICS_PORT: "0", FORM_MIN_MS: "60000" };
  other = await startSite({ backend: { DATABASE_URL: databaseAddress(row?.name ?? "") }, dataDir, env });
});
test.afterAll(async () => {
  await other.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const textOf = async (url: string) => (await fetch(url)).text();

test("two sites on one database show each save and what was planned, once and none too early @desktop", async ({
  site,
  restoreAfter,
}) => {
  await restoreAfter("site_content", "planned_changes");
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
});

test("a page that was ready on the connection is timed too @desktop", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (method: string, body = "") =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { origin: other.url, ...(body && { "content-type": "application/x-www-form-urlencoded" }) };
      const asked = request(`${other.url}/contact`, { method, agent, headers: body ? headers : {} }, (answer) => {
        answer.resume().once("end", () => resolve(answer.statusCode));
      });
      asked.once("error", reject).end(body);
    });
  const message = "nombre=Ana&mensaje=Hola&via=email&contacto=ana%40correo.example";
  expect([await ask("GET"), await ask("GET"), await ask("POST", message)]).toEqual([200, 200, 429]);
  agent.destroy();
});
