/**
 * A table as a file that a Spanish spreadsheet opens well: semicolons, CRLF and a byte order mark for the accents.
 * Cells that a spreadsheet would run as a formula get an apostrophe in front (OWASP, "CSV injection").
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(";")}\r\n`).join("")}`;
}

// Spreadsheets read full-width and small signs as the plain ones, and see no character without width before them. With
// the apostrophes in front that `parseCsv` would take for the guard.
const formula = /^'*(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹢﹣﹦﹫])/u;

/** Below zero, and nothing else: spreadsheets of all languages show it as it is. */
const negative = /^-\d+(?:[.,]\d+)*$/;

/** The text of a cell, which no spreadsheet runs. */
export function guarded(text: string): string {
  return formula.test(text) && !negative.test(text) ? `'${text}` : text;
}

/** The text of a cell without the apostrophe that guards a formula. */
export function unguarded(text: string): string {
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
}

function cell(raw: string): string {
  // Some read a file only up to the first NUL.
  const text = guarded(raw.replaceAll("\0", ""));
  return /[";,\r\n\t']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
