/**
 * What somebody wrote in an answer by mail, without the mail that she answers: programs put that below, under a line of
 * their own. Where she wrote between its lines, or where nothing would be left, all of it stays. One pass over the lines.
 */
export function cutQuote(text: string): string {
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  const start = lines.findIndex((_, at) => beginsQuote(lines, at));
  const cut = start === -1 ? lines : lines.slice(0, start);
  return withoutLastQuote(cut).join("\n").trim() || text.trim();
}

/** "El mar, 24 nov 2026 a las 19:00, NINE FITNESS (<web@…>) escribió:", which programs break into up to three lines. */
const attribution = /(?:escribió|wrote|écrit|escreveu|scritto|schrieb)\s?:\s*$/;
const original = /^\s*(?:-{2,}\s*(?:mensaje original|original message)\s*-{2,}|_{10,})\s*$/i;
const headOfMail = /^\s*\*?(?:de|from)\s?:/i;
const restOfHead = /^\s*\*?(?:enviado|fecha|sent|date|para|to)(?: el)?\s?:/i;
/** Longer lines are no program's. */
const longestLine = 300;

function beginsQuote(lines: readonly string[], at: number): boolean {
  const [line = "", ...next] = lines.slice(at, at + 5);
  if (line.length > longestLine) return false;
  if (original.test(line)) return true;
  if (headOfMail.test(line)) return next.some((text) => text.length <= longestLine && restOfHead.test(text));
  const isFirst = /^\s*(?:El|On|Le|Em|Il|Am)\s/.test(line);
  const said = isFirst && [line, ...next.slice(0, 2)].findIndex((text) => attribution.test(text.slice(-longestLine)));
  return typeof said === "number" && said !== -1 && isQuoteToTheEnd(lines.slice(at + said + 1));
}

/** Marked throughout or not at all: between marked lines somebody may have written. */
function isQuoteToTheEnd(lines: readonly string[]): boolean {
  const written = lines.filter((line) => line.trim() !== "");
  const marked = written.filter((text) => text.startsWith(">"));
  return marked.length === 0 || marked.length === written.length;
}

function withoutLastQuote(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => line.trim() !== "" && !line.startsWith(">"));
  return lines.slice(0, last + 1);
}
