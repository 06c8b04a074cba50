/**
 * What a person typed, without outer blanks and without the control characters that no keyboard types and PostgreSQL
 * refuses (NUL); line breaks and tabs stay. Anything but text is empty, and so is what nobody sees: a mark of no width that was
 * pasted is no name.
 */
export function cleanText(input: unknown): string {
  if (typeof input !== "string") return "";
  const text = input
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();
  return /[^\p{Z}\p{Cc}\p{Cf}]/u.test(text) ? text : "";
}
