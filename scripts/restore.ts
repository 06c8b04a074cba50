// `npm run restore -- <file>`: puts a backup in the place of everything the site holds. The site must be stopped.
import { mkdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { restoreBackup } from "#backend/backup/restore-backup.ts";
import { findRunningDatabase } from "#backend/database/embedded.ts";
import { openFileStore } from "#backend/storage/open-file-store.ts";
import { readEnv } from "#server/process/env.ts";
import { s3Settings } from "#server/process/s3-settings.ts";
import { openSiteDatabase, quietLog, Refusal } from "./setup/open-site-database.ts";
import { progressLine } from "./setup/progress-line.ts";
import { projectFolder } from "./setup/project-folder.mjs";

const steps = { check: "Comprobación", tables: "Tablas", files: "Archivos" };

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run([file, ...rest]: string[]): Promise<void> {
  if (!file || rest.length > 0 || file.startsWith("-")) throw new Refusal("Uso: npm run restore -- <archivo>");
  const env = readEnv(process.env);
  const { DATABASE_URL: url, SUPABASE_URL: hosted, DATA_DIR: folder } = env;
  const dataDir = resolve(folder);
  if (!hosted) await mkdir(dataDir, { recursive: true });
  if (!url && !hosted && findRunningDatabase(dataDir)) {
    throw new Refusal(`La web está en marcha sobre ${dataDir}: párala antes de restaurar.`);
  }
  const database = await openSiteDatabase("Un proyecto de Supabase se restaura allí: Database > Backups.");
  try {
    const source = {
      target: database.target,
      store: await openFileStore(database.dataDir, s3Settings(env, env.S3_BUCKET), quietLog),
      supabaseFolder: join(projectFolder, "supabase"),
      log: quietLog,
    };
    const restored = await restoreBackup(source, resolve(file), progressLine(steps));
    // Pages of what was there before.
    await rm(join(database.dataDir, "cache/pages"), { recursive: true, force: true });
    console.log(`\nRestaurada la copia del ${new Date(restored.madeAt).toLocaleString("es-ES", { timeZone: "Europe/Madrid" })}:
${restored.rows} filas y ${restored.files} archivos. Ya se puede arrancar la web.`);
  } finally {
    await database.stop();
  }
}
