import type { Env } from "./env.ts";

/** Who sends our mail, and where answers are read; nothing where no mail is sent. */
export function mailSettings(env: Env) {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, IMAP_URL: imapUrl, REPLY_ADDRESS: address } = env;
  if (!smtpUrl || !from) return undefined;
  return { smtpUrl, from, replies: imapUrl && address ? { imapUrl, address } : undefined };
}
