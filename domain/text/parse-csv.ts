import { unguarded } from "./to-csv.ts";

/** A line of a file, with its number as a spreadsheet counts it. */
export interface CsvLine {
  number: number;
  cells: string[];
}

/**
 * The lines of a file as `toCsv` writes it, or as a spreadsheet saves it: semicolons, commas or tabs, whichever the first
 * line has most of outside of quotes. Lines without text are left out; the apostrophe that guards a formula is taken away.
 */
export function parseCsv(file: string): CsvLine[] {
  const text = file.replace(/^\ufeff/, "");
  const separator = csvSeparator(text);
  const lines: CsvLine[] = [];
  let cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  const endCell = () => {
    cells.push(unguarded(cell).trim());
    cell = "";
  };
  const endLine = () => {
    endCell();
    lines.push({ number: lines.length + 1, cells });
    cells = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? "";
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell.trim() === "") {
      cell = "";
      isQuoted = true;
    } else if (letter === separator) endCell();
    else if (letter === "\n") endLine();
    else if (letter !== "\r") cell += letter;
  }
  if (cell !== "" || cells.length > 0) endLine();
  return lines.filter((line) => line.cells.some((value) => value !== ""));
}

/** What parts the cells of a file. */
export function csvSeparator(file: string): string {
  const [first = ""] = file.replaceAll(/"[^"]*"/g, "").split(/\r?\n/, 1);
  return [";", ",", "\t"].toSorted((one, other) => count(first, other) - count(first, one))[0] ?? ";";
}

function count(text: string, letter: string): number {
  return text.split(letter).length - 1;
}
