/** What an e-mail address lacks; `shape` is anything else that none has (blanks, two of @, a line break). */
export type EmailFault = "at" | "ending" | "shape" | "long";

/**
 * What is wrong with an e-mail address, or null. It is delivered or not; here only what can never be one is told, and at
 * least what the outbox refuses (`private.is_mail_address`).
 */
export function emailFault(text: string): EmailFault | null {
  if (/[\s,;:<>()"\\\p{Cc}]/u.test(text)) return "shape";
  if (!text.includes("@")) return "at";
  if (Array.from(text).length > 254) return "long";
  const [, host] = /^[^@]+@([^@]+)$/.exec(text) ?? [];
  if (host === undefined || /^[.-]|\.\./.test(host)) return "shape";
  return /\.[^.@\d]{2,}$/.test(host) ? null : "ending";
}
