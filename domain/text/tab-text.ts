import { guarded, unguarded } from "./to-csv.ts";

/** Cells as spreadsheets put them on the clipboard: tabs between them, a line a row, quoted where they hold either. */
export function toTabText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map((text) => quoted(guarded(text))).join("\t")).join("\n");
}

const quoted = (text: string) => (/["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The cells of what a spreadsheet has put on the clipboard. */
export function parseTabText(text: string): string[][] {
  const cells = text.replace(/\r\n?/g, "\n").replace(/\n$/, "");
  const rows: string[][] = [[]];
  // A cell, and what ends it.
  for (const [, inside, plain = "", end] of cells.matchAll(/(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/g)) {
    rows.at(-1)?.push(unguarded(inside?.replaceAll('""', '"') ?? plain));
    if (end === "\n") rows.push([]);
    if (end === "") break;
  }
  return rows;
}
