/** What an e-mail address lacks; `shape` is anything else that none has (blanks, two of @, a line break). */
export type EmailFault = "at" | "ending" | "shape" | "long";

/** What is wrong with an e-mail address, or null. It is delivered or not; here only what can never be one is told. */
export function emailFault(text: string): EmailFault | null {
  if (/[\s,;<>"]/.test(text)) return "shape";
  if (!text.includes("@")) return "at";
  if (Array.from(text).length > 254) return "long";
  const [, host] = /^[^@]+@([^@]+)$/.exec(text) ?? [];
  if (host === undefined || /^[.-]|\.\./.test(host)) return "shape";
  return /\.[^.@\d]{2,}$/.test(host) ? null : "ending";
}
