/**
 * What a person typed, without outer blanks and without the control characters that no keyboard types and PostgreSQL
 * refuses (NUL); line breaks and tabs stay. Anything but text is empty.
 */
export function cleanText(input: unknown): string {
  if (typeof input !== "string") return "";
  return input
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}
