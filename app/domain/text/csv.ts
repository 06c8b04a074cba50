/**
 * A table as a file that a Spanish spreadsheet opens well: semicolons, CRLF and a byte order mark for the accents.
 * Cells that a spreadsheet would run as a formula get an apostrophe in front (OWASP, "CSV injection").
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(";")}\r\n`).join("")}`;
}

function cell(text: string): string {
  const guarded = /^\s*[=+\-@\t\r]/.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[";\r\n\t']|^\s|\s$/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
