/**
 * The text in at most `limit` characters, cut between two words and ended with `…`; whole when it fits. A single word
 * that is longer is cut inside.
 */
export function cutText(text: string, limit: number): string {
  const letters = Array.from(text.slice(0, limit * 2 + 2));
  if (letters.length <= limit) return text;
  const start = letters.slice(0, limit - 1).join("");
  const endsWord = /\s/.test(letters[limit - 1] ?? "");
  const lastBlank = start.search(/\s\S*$/);
  const kept = endsWord || lastBlank <= 0 ? start : start.slice(0, lastBlank);
  return `${kept.replace(/[\s,;:.–-]+$/, "")}…`;
}
