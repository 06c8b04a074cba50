// A process that does nothing but send the mails of a database, to be killed.
import { connect } from "#backend/database/connect.ts";
import { workMailQueue } from "#backend/mail/mail-queue.ts";
import { openMailer } from "#backend/mail/open-mailer.ts";

const { target, smtpUrl } = JSON.parse(process.env.MAIL_WORK ?? "{}");
const sql = connect(target, { max: 4 });
const from = "NINE FITNESS <web@ninefitness.example>";
const pace = { retrySeconds: 1, longestRetrySeconds: 2, lookEveryMs: 300 };
const site = { siteUrl: "https://ninefitness.example", house: {}, leaseMs: 1_500, pace };
const log = { info() {}, warn() {}, error: console.error };
await workMailQueue({ sql, mailer: openMailer({ smtpUrl, from }), from, log, ...site });
console.log("working");
// Whoever started it has gone.
process.on("disconnect", () => process.exit(1));
