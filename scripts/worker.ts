// `npm run worker`: sends the mails of a database on which no web process does, that of a hosted project above all, writes
// there what was planned, and erases what is past its term. Any number may run; one is enough.
import { connect, siteName } from "#backend/database/connect.ts";
import { openMailer } from "#backend/mail/open-mailer.ts";
import { startMailQueue } from "#backend/mail/start-mail-queue.ts";
import { applyPlannedChanges } from "#backend/plans/apply-planned-changes.ts";
import { forgetNightly } from "#backend/retention/forget-nightly.ts";
import { removeHostedFiles } from "#backend/retention/remove-hosted-files.ts";
import { siteUrlOf } from "#server/pages/site-config.ts";
import { readEnv } from "#server/process/env.ts";
import { createLog } from "#server/process/log.ts";
import { mailSettings } from "#server/process/mail-settings.ts";
import { stopOnSignal } from "#server/process/stop.ts";

const log = createLog("text");
const stop = stopOnSignal(log, () => {});

try {
  start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function start(): void {
  // The web server of a hosted project has its address in the same file; here the database's own counts.
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY, PICTURE_SERVICE, ...own } = process.env;
  const env = readEnv(own);
  const url = env.DATABASE_URL;
  const mail = mailSettings(env);
  if (!url || !mail || !env.SITE_URL) {
    throw new Error("Set DATABASE_URL, SMTP_URL, MAIL_FROM and SITE_URL (docs/operations.md, «Mail»).");
  }
  const sql = connect({ url }, { max: 4, connection: { application_name: siteName } });
  const mailer = openMailer(mail);
  const house = {
    name: env.LEGAL_COMPANY_NAME ?? null,
    address: env.LEGAL_ADDRESS ?? null,
    phone: env.LEGAL_PHONE ?? null,
    email: env.LEGAL_EMAIL ?? null,
    taxId: env.LEGAL_TAX_ID ?? null,
  };
  stop.before(() => sql.end({ timeout: 5 }));
  const { from, replies } = mail;
  const settings = { from, replies, siteUrl: siteUrlOf(env), house, leaseMs: 120_000, log };
  stop.before(startMailQueue({ sql, mailer, ...settings }, 0));
  // Without the key rows go all the same; their files go at the next erasure in the panel.
  const removeFiles =
    SUPABASE_URL && SUPABASE_SECRET_KEY ? removeHostedFiles(SUPABASE_URL, SUPABASE_SECRET_KEY) : async () => {};
  const stopForgetting = forgetNightly(sql, removeFiles, log);
  stop.before(async () => stopForgetting());
  const stopPlans = applyPlannedChanges(sql, log);
  stop.before(async () => stopPlans());
  log.info("The worker sends the mails of this database.");
  // The queue's timers do not hold the process.
  setInterval(() => {}, 60_000);
}
