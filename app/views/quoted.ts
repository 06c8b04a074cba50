const inQuotes = /^[«"“'‘](.+)[»"”'’]$/s;

/** A member's words in Spanish quotation marks, once, whichever staff typed round them. */
export function quoted(text: string): string {
  const words = text.trim();
  return `«${inQuotes.exec(words)?.[1]?.trim() ?? words}»`;
}
