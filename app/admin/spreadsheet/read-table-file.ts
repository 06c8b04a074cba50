import { type CsvLine, csvSeparator, parseCsv } from "#domain/text/parse-csv.ts";
import { decodeText } from "../files/decode-text.ts";

/** `texts`: which of its cells a workbook holds as text. */
export interface TableLine extends CsvLine {
  texts?: ReadonlySet<number>;
}

/** A file as rows of text, its first one the heading, and how it was understood. */
export type TableFile = Awaited<ReturnType<typeof readTableFile>>;

/** Reads a CSV file or an Excel workbook (its first sheet). Throws the sentence of what stands in the way. */
export async function readTableFile(file: File) {
  if (file.size > mostBytes) throw new Error("El archivo pesa más de 20 MB. Divídelo en varios.");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isExcel = startsWith(bytes, [0x50, 0x4b]);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    throw new Error("Es un Excel antiguo. Guárdalo como «Libro de Excel (.xlsx)» y vuelve a elegirlo.");
  }
  const read = isExcel ? { format: "Excel", isNarrow: false, lines: await readWorkbook(bytes) } : readText(bytes);
  const [head, ...lines] = read.lines;
  if (!head || lines.length === 0) throw new Error("El archivo no tiene filas debajo de la primera.");
  const beyond = lines[mostLines];
  if (beyond) {
    const [all, most] = [lines.length, mostLines].map((value) => value.toLocaleString("es-ES"));
    throw new Error(`Línea ${beyond.number}: el archivo tiene ${all} filas y caben ${most}. Divídelo en varios.`);
  }
  return { name: file.name, isExcel, format: read.format, isNarrow: read.isNarrow, heading: head.cells, lines };
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((value, at) => bytes[at] === value);

/** `isNarrow`: in the letters of Windows, which lack many. */
function readText(bytes: Uint8Array): { format: string; isNarrow: boolean; lines: TableLine[] } {
  const { text, letters } = decodeText(bytes);
  const separators: Record<string, string> = { ";": "punto y coma", ",": "comas", "\t": "tabuladores" };
  const format = [separators[csvSeparator(text)], letters].join(", ");
  return { format, isNarrow: letters === "Windows-1252", lines: parseCsv(text) };
}

async function readWorkbook(bytes: Uint8Array): Promise<TableLine[]> {
  // Only who chooses a workbook waits for what reads it.
  const { readXlsx } = await import("hucre/xlsx");
  const book = await readXlsx(bytes, { sheets: [0] }).catch((cause: unknown) => {
    throw new Error("No se ha podido leer como Excel. Ábrelo y guárdalo como «Libro de Excel (.xlsx)».", { cause });
  });
  return (book.sheets[0]?.rows ?? [])
    .map((cells, at) => ({ number: at + 1, cells: cells.map(textOf), texts: textsAmong(cells) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
}

const textsAmong = (cells: readonly unknown[]) =>
  new Set(cells.flatMap((cell, at) => (typeof cell === "string" ? at : [])));

/** A cell as its text would stand in a CSV file; dates are those of Spain, whatever zone this machine is in. */
function textOf(cell: unknown): string {
  if (cell instanceof Date) return dateText(cell);
  if (typeof cell === "number") return String(cell).replace(".", ",");
  if (typeof cell === "boolean") return cell ? "Sí" : "No";
  return typeof cell === "string" ? cell.trim() : "";
}

/** A day, an hour or both: an hour alone is one of the last day of 1899. */
function dateText(date: Date): string {
  const [day = "", time = ""] = date.toISOString().slice(0, 16).split("T");
  if (day < "1900") return time;
  return [day.split("-").toReversed().join("/"), ...(time === "00:00" ? [] : [time])].join(" ");
}

const mostBytes = 20_000_000;
export const mostLines = 20_000;
