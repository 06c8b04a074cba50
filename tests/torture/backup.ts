import { spawn } from "node:child_process";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { createReadStream, readFileSync } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Sql } from "postgres";
import { connect } from "#backend/database/connect.ts";
import { findRunningDatabase, startEmbeddedDatabase } from "#backend/database/embedded.ts";
import { FileStore } from "#backend/storage/file-store.ts";
import { makeFolder } from "../../bench/measure/make-folder.ts";
import { openSite } from "../../bench/measure/open-site.ts";
import { type Answers, visitSteadily } from "./visit-steadily.ts";

const files = 512;
const fileBytes = 2 * 2 ** 20;
const rows = 100_000;
const restSeconds = 10;
const log = { info() {}, warn: console.warn, error: console.error };

interface Ran {
  seconds: number;
  /** Of the command's own process. */
  mostMegabytes: number;
}

export interface BackupRound {
  rest: Answers;
  during: Answers;
  backup: Ran;
  restore: Ran;
  archiveBytes: number;
  /** Tables and files whose restored content differs. */
  different: string[];
  compared: { rows: number; files: number };
}

/**
 * A site with 1 GB of files and 100,000 proposals is backed up while visitors read and staff write and upload; then
 * restored on an empty folder, and what the load has not touched is compared byte by byte.
 */
export async function measureBackup(say: (line: string) => void): Promise<BackupRound> {
  await using site = await openSite({ BACKUPS: "off" });
  using elsewhere = makeFolder();
  const archive = join(elsewhere.path, "torture.tar");
  const restored = join(elsewhere.path, "restored");
  const { secretKey } = JSON.parse(readFileSync(join(site.dataDir, "keys.json"), "utf8"));
  const target = findRunningDatabase(site.dataDir);
  if (!target) throw new Error("The site's database does not run.");
  const sql = connect(target, { max: 1 });
  await fill(sql, new FileStore(join(site.dataDir, "files")), say);
  await sql.end();

  const atRest = visitSteadily(site.url, secretKey);
  await new Promise((resolve) => setTimeout(resolve, restSeconds * 1000));
  const rest = await atRest.stop();
  say("filled; backing up under load");
  const load = visitSteadily(site.url, secretKey);
  const backup = await run("scripts/backup.ts", archive, site.dataDir).finally(load.stop);
  const during = await load.stop();
  say(`backed up in ${backup.seconds.toFixed(1)} s; restoring`);
  await site.stop();
  const { size: archiveBytes } = await stat(archive);
  const restore = await run("scripts/restore.ts", archive, restored);
  const { different, compared } = await compare(site.dataDir, restored);
  await rm(archive);
  return { rest, during, backup, restore, archiveBytes, different, compared };
}

/** Rows that triggers would refuse as a flood, contents that do not shrink. */
async function fill(sql: Sql, store: FileStore, say: (line: string) => void): Promise<void> {
  say(`filling with ${files} files of ${fileBytes / 2 ** 20} MB and ${rows} rows`);
  await sql.begin(async (tx) => {
    await tx`alter table partner_submissions disable trigger user`;
    await tx`
      insert into partner_submissions (company_name, contact_name, email, proposal)
      select 'Empresa ' || n, 'Persona ' || n, 'persona' || n || '@empresa.example',
        (select string_agg(md5(n::text || part), ' ') from generate_series(1, 8) part)
      from generate_series(1, ${rows}::int) n`;
    await tx`alter table partner_submissions enable trigger user`;
  });
  for (let index = 0; index < files; index += 1) {
    const version = randomUUID();
    const bytes = randomBytes(fileBytes);
    await store.keep(await store.receive(new Blob([bytes]).stream(), fileBytes), version);
    await sql`
      insert into storage.objects (bucket_id, name, version, metadata)
      values ('public-assets', ${`tortura/${index}.bin`}, ${version}, ${sql.json({ size: fileBytes, mimetype: "image/png" })})`;
  }
}

function run(script: string, archive: string, dataDir: string): Promise<Ran> {
  const begun = performance.now();
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", script, archive], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ["ignore", "ignore", "inherit"],
  });
  let mostMegabytes = 0;
  const look = setInterval(() => {
    try {
      const [, kilobytes = "0"] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8")) ?? [];
      mostMegabytes = Math.max(mostMegabytes, Number(kilobytes) / 1024);
    } catch {
      // It has ended meanwhile, or this is no Linux.
    }
  }, 200);
  return new Promise((resolve, reject) => {
    child.once("error", reject).once("exit", (code) => {
      clearInterval(look);
      if (code === 0) resolve({ seconds: (performance.now() - begun) / 1000, mostMegabytes });
      else reject(new Error(`${script} ended with ${code}.`));
    });
  });
}

async function compare(dataDir: string, restored: string) {
  const [before, after] = [await sumUp(dataDir), await sumUp(restored)];
  const different = [...after.sums].filter(([name, sum]) => before.sums.get(name) !== sum).map(([name]) => name);
  const missing = [...before.sums.keys()].filter((name) => name.startsWith("table") && !after.sums.has(name));
  if (after.files < files) missing.push(`${files - after.files} files`);
  return { different: [...different, ...missing], compared: { rows: after.rows, files: after.files } };
}

/** What the load changes is the backup's own to compare, at its one moment. */
const changing = ["testimonials", "content_revision", "backup_runs", "site_content"];

async function sumUp(dataDir: string) {
  const database = await startEmbeddedDatabase({ dataDir, log });
  const sql = connect(database.target, { max: 1 });
  const sums = new Map<string, string>();
  let counted = 0;
  try {
    const tables = await sql<{ name: string }[]>`
      select tablename as name from pg_tables where schemaname = 'public' and not tablename = any(${changing})`;
    for (const { name } of tables) {
      const [row] = await sql<{ sum: string; count: number }[]>`
        select md5(coalesce(string_agg(md5(t::text), '' order by t::text collate "C"), '')) as sum, count(*)::int as count
        from ${sql(name)} t`;
      sums.set(`table ${name}`, row?.sum ?? "");
      counted += row?.count ?? 0;
    }
    const known = await sql<{ version: string }[]>`
      select version from storage.objects where name like 'tortura/%.bin' order by version`;
    const store = new FileStore(join(dataDir, "files"));
    for (const { version } of known) sums.set(`file ${version}`, await sumOf(store.pathOf(version)));
    return { sums, rows: counted, files: known.length };
  } finally {
    await sql.end();
    await database.stop();
  }
}

async function sumOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest("hex");
}
