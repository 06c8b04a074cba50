// `npm run backup [-- <file>]`: everything the site knows, in one file. It works beside the running site or without it.
import { join, resolve } from "node:path";
import { backupName } from "#backend/backup/backup-name.ts";
import { recordBackup } from "#backend/backup/record-backup.ts";
import { siteVersion } from "#backend/backup/site-version.ts";
import { writeBackup } from "#backend/backup/write-backup.ts";
import { connect } from "#backend/database/connect.ts";
import { openFileStore } from "#backend/storage/open-file-store.ts";
import { readEnv } from "#server/process/env.ts";
import { s3Settings } from "#server/process/s3-settings.ts";
import { openSiteDatabase, quietLog, Refusal } from "./setup/open-site-database.ts";
import { inMegabytes, progressLine } from "./setup/progress-line.ts";
import { projectFolder } from "./setup/project-folder.mjs";

const steps = { files: "Archivos", tables: "Tablas", check: "Comprobación" };

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run([file, ...rest]: string[]): Promise<void> {
  if (rest.length > 0 || file?.startsWith("-")) throw new Refusal("Uso: npm run backup [-- <archivo>]");
  const env = readEnv(process.env);
  const database = await openSiteDatabase(
    "Un proyecto de Supabase hace sus propias copias: Database > Backups. Sus archivos se descargan con «supabase storage cp -r».",
  );
  const sql = connect(database.target, { max: 1 });
  try {
    const path = resolve(file ?? join(database.dataDir, "backups", backupName("manual", new Date())));
    const source = {
      target: database.target,
      store: await openFileStore(database.dataDir, s3Settings(env, env.S3_BUCKET), quietLog),
      supabaseFolder: join(projectFolder, "supabase"),
      version: siteVersion(),
      log: quietLog,
    };
    const made = await recordBackup(sql, "manual", path, () => writeBackup(source, path, progressLine(steps)));
    const checked = made.isRestored ? "restaurada entera en una base de datos aparte" : "solo por sus sumas";
    console.log(`\nCopia hecha: ${made.path}
${made.rows} filas y ${made.files} archivos, ${inMegabytes(made.bytes)}. Comprobada: ${checked}.`);
  } finally {
    await sql.end({ timeout: 5 });
    await database.stop();
  }
}
