import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { expect, test } from "./fixtures/journey.ts";
import { databaseAddress, staff } from "./fixtures/journey-world.ts";
import { startSite } from "./fixtures/site-process.ts";

const pageProcessesOf = ({ pid }: { pid: number }) =>
  spawnSync("pgrep", ["-P", String(pid), "-f", "page-process"], { encoding: "utf8" })
    .stdout.split("\n")
    .filter(Boolean)
    .map(Number);

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const proposal = new URLSearchParams({
  company_name: "Varios Procesos",
  contact_name: "Luis",
  email: "luis@varios.example",
  proposal: "Cuentas",
}).toString();

/** On a connection of its own: they go to the processes in turn. */
function ask(
  url: string,
  method = "GET",
  body = "",
): Promise<{ status: number; location: string | undefined; text: string }> {
  const headers = { origin: url, "content-type": "application/x-www-form-urlencoded" };
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, agent: false, headers: method === "GET" ? {} : headers }, async (answer) => {
      const chunks = await answer.toArray();
      resolve({
        status: answer.statusCode ?? 0,
        location: answer.headers.location,
        text: Buffer.concat(chunks).toString(),
      });
    });
    asked.once("error", reject).end(body);
  });
}

const inTurn = async (times: number, url: string, ...values: string[]) => {
  const answers = [];
  for (let time = 0; time < times; time += 1) answers.push(await ask(url, ...values));
  return answers;
};

test("several processes are one site, whichever of them dies @desktop", async ({ site, restoreAfter }) => {
  await restoreAfter("site_content", "partner_submissions", "redirects");
  const dataDir = mkdtempSync(join(tmpdir(), "nine-fitness-several-"));
  const [row] = await site.sql<{ name: string }[]>`select current_database() as name`;
  const several = await startSite({
    backend: { DATABASE_URL: databaseAddress(row?.name ?? "") },
    dataDir,
    env: { WEB_PROCESSES: "2", METRICS_PORT: "0" },
  });
  const pageProcesses = () => pageProcessesOf(several);
  try {
    expect((await inTurn(4, several.url)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(pageProcesses()).toHaveLength(2);
    const processes = async () => JSON.parse((await ask(`${several.url}/healthz`)).text).processes;
    await expect.poll(processes).toEqual({ wanted: 2, ready: 2, missing: 0, lost: 0 });
    const kept = async () => JSON.parse((await ask(`${several.url}/healthz`)).text).pages;
    await expect.poll(kept, { timeout: 60_000 }).toBeGreaterThan(20);
    const [, metrics = ""] = /"address":"(http:[^"]+\/metrics)"/.exec(several.output()) ?? [];
    await expect.poll(async () => (await ask(metrics)).text).toMatch(/^nine_processes\{process="page"\} 2$/m);

    const { publishableKey } = JSON.parse(readFileSync(join(dataDir, "keys.json"), "utf8"));
    const client = createClient(several.url, publishableKey, { auth: { persistSession: false } });
    expect((await client.auth.signInWithPassword(staff)).error).toBeNull();
    for (const words of ["Primera vez", "Segunda vez", "Tercera vez"]) {
      const change = { content_key: "hero_title_1", content_value: words };
      await client.from("site_content").upsert(change, { onConflict: "content_key" }).throwOnError();
      // Whichever process answers. On a busy machine one still sends the page before it and renews it behind that.
      await expect(async () => {
        for (const { text } of await inTurn(4, several.url)) expect(text.includes(words)).toBe(true);
      }).toPass();
    }

    for (const leads_to of ["/clubs", "/contact"]) {
      await client.from("redirects").upsert({ path: "/de-antes", leads_to }, { onConflict: "path" }).throwOnError();
      const answers = await inTurn(4, `${several.url}/de-antes`);
      expect(answers.map(({ status, location }) => `${status} ${location}`)).toEqual(Array(4).fill(`301 ${leads_to}`));
    }

    // What a visitor may do is counted once for all processes.
    const proposals = await inTurn(11, `${several.url}/partners`, "POST", proposal);
    expect(proposals.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 303), 429]);

    const [victim = 0] = pageProcesses();
    process.kill(victim, "SIGKILL");
    await expect.poll(() => isAlive(victim)).toBe(false);
    for (const { status } of await inTurn(4, several.url)) expect(status).toBe(200);
    await expect.poll(() => pageProcesses().length).toBe(2);
    await expect.poll(() => several.output()).toContain("a page process ended and is replaced");
    await expect.poll(processes).toEqual({ wanted: 2, ready: 2, missing: 0, lost: 1 });

    const last = pageProcesses();
    process.kill(several.pid, "SIGKILL");
    await expect.poll(() => last.some(isAlive)).toBe(false);
  } finally {
    await several.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test("what was planned begins on all of several processes, once and none too early @desktop", async ({
  site,
  restoreAfter,
}) => {
  await restoreAfter("site_content", "planned_changes");
  const dataDir = mkdtempSync(join(tmpdir(), "nine-fitness-several-"));
  const [row] = await site.sql<{ name: string }[]>`select current_database() as name`;
  const backend = { DATABASE_URL: databaseAddress(row?.name ?? "") };
  const several = await startSite({ backend, dataDir, env: { WEB_PROCESSES: "2" } });
  try {
    const words = "Llega a su hora";
    const [plan] = await site.sql<{ due_at: Date }[]>`
      insert into planned_changes (table_name, row_id, changes, due_at, author)
      select 'site_content', 'hero_main_title', jsonb_build_object('content_value', ${words}::text),
        now() + interval '3 seconds', user_id from staff limit 1 returning due_at`;
    // The site itself, and in turn the two that send the pages of the other.
    const addresses = [site.url, several.url, several.url];
    await expect(async () => {
      for (const address of addresses) {
        const { text } = await ask(address);
        if (Date.now() < Number(plan?.due_at)) expect.soft(text).not.toContain(words);
        expect(text.includes(words)).toBe(true);
      }
    }).toPass();
    const written = await site.sql`
      select from audit_log where row_id = 'hero_main_title' and after ->> 'content_value' = ${words}`;
    expect(written).toHaveLength(1);
  } finally {
    await several.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test("several processes finish what is under way before they end @desktop", async ({ site }) => {
  const dataDir = mkdtempSync(join(tmpdir(), "nine-fitness-several-"));
  const [row] = await site.sql<{ name: string }[]>`select current_database() as name`;
  const backend = { DATABASE_URL: databaseAddress(row?.name ?? "") };
  const several = await startSite({ backend, dataDir, env: { WEB_PROCESSES: "2" } });
  const pageProcesses = pageProcessesOf(several);
  expect(pageProcesses).toHaveLength(2);
  const underWay = Promise.all(Array.from({ length: 12 }, () => ask(`${several.url}/sitemap.xml`)));
  // Answered in turn by both processes: by then each has begun with what it was given before.
  await inTurn(4, `${several.url}/healthz`);
  await several.stop();
  expect((await underWay).map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
  expect(pageProcesses.some(isAlive)).toBe(false);
  expect(several.output()).not.toContain('"level":"error"');
  rmSync(dataDir, { recursive: true, force: true });
});

test("several processes finish a request when the terminal tells all of them to end @desktop", async ({
  site,
  restoreAfter,
}) => {
  await restoreAfter("partner_submissions");
  const dataDir = mkdtempSync(join(tmpdir(), "nine-fitness-several-"));
  const [row] = await site.sql<{ name: string }[]>`select current_database() as name`;
  const backend = { DATABASE_URL: databaseAddress(row?.name ?? "") };
  const several = await startSite({ backend, dataDir, env: { WEB_PROCESSES: "2" } });
  try {
    await inTurn(4, `${several.url}/healthz`);
    expect(pageProcessesOf(several)).toHaveLength(2);
    const form = { origin: several.url, "content-type": "application/x-www-form-urlencoded" };
    const headers = { ...form, "content-length": proposal.length };
    const slow = request(`${several.url}/partners`, { method: "POST", agent: false, headers });
    const answer = once(slow, "response");
    slow.write(proposal.slice(0, 20));
    // Answered in turn by both processes: by then one of them has begun with the form.
    await inTurn(4, `${several.url}/healthz`);
    // As Ctrl-C in a terminal does.
    for (const pid of [...pageProcessesOf(several), several.pid]) process.kill(pid, "SIGINT");
    // The one without the form has ended. No request of ours asks whether: one that comes as they close may be left
    // without an answer for as long as the form is under way.
    await expect.poll(() => pageProcessesOf(several).length).toBe(1);
    slow.end(proposal.slice(20));
    const [{ statusCode }] = await answer;
    expect(statusCode).toBe(303);
  } finally {
    await several.stop();
  }
  expect(several.output()).not.toContain('"level":"error"');
  rmSync(dataDir, { recursive: true, force: true });
});
