import { parseDecimal } from "#domain/text/decimal.ts";
import { toCsv } from "#domain/text/to-csv.ts";
import type { ManyForm, Whole } from "../many/planned-row.ts";
import type { CellKind } from "./cell-text.ts";
import { idColumn } from "./plan-import.ts";
import { sheetColumns } from "./sheet-columns.ts";

/** A table as text, and of which kind each of its columns is. */
export interface Table {
  heading: readonly string[];
  kinds: readonly CellKind[];
  rows: readonly (readonly string[])[];
}

export function tableOf(form: ManyForm, rows: readonly Whole[]): Table {
  const columns = sheetColumns(form);
  return {
    heading: [...columns.map(({ label }) => label), idColumn.label],
    kinds: [...columns.map(({ kind }) => kind), "text"],
    rows: rows.map((row) => {
      const draft = form.of(row);
      return [...columns.map((column) => column.say(draft)), row.id];
    }),
  };
}

/** The table as a CSV file, as Spanish spreadsheets open it. */
export function csvFile({ heading, rows }: Table): Blob {
  return new Blob([toCsv([heading, ...rows])], { type: "text/csv;charset=utf-8" });
}

/** The table as an Excel workbook: numbers and dates as such, all else as text, which no spreadsheet runs. */
export async function excelFile({ heading, kinds, rows }: Table): Promise<Blob> {
  // Only who asks for a workbook waits for what writes it.
  const { writeXlsx } = await import("hucre/xlsx");
  const bytes = await writeXlsx({
    sheets: [
      {
        name: "Datos",
        columns: heading.map((label, at) => ({ width: widthOf(label, rows, at), ...formats[kinds[at] ?? "text"] })),
        rows: [[...heading], ...rows.map((row) => row.map((text, at) => excelCell(text, kinds[at] ?? "text")))],
        cells: new Map(heading.map((value, at) => [`0,${at}`, { value, style: { font: { bold: true } } }])),
        freezePane: { rows: 1 },
      },
    ],
  });
  return new Blob([new Uint8Array(bytes)], {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  });
}

const formats: { [kind in CellKind]?: { numFmt: string } } = {
  price: { numFmt: "#,##0.00" },
  moment: { numFmt: "dd/mm/yyyy hh:mm" },
  day: { numFmt: "dd/mm/yyyy" },
  // As text: a date or a long number in it stays what it is.
  text: { numFmt: "@" },
};

function excelCell(text: string, kind: CellKind): string | number | Date | null {
  if (text === "") return null;
  if (kind === "number" || kind === "price") return parseDecimal(text) ?? text;
  if (kind !== "moment" && kind !== "day") return text;
  const [, day, month, year, time = "00:00"] = /^(\d\d)\/(\d\d)\/(\d{4})(?: (\d\d:\d\d))?$/.exec(text) ?? [];
  return year === undefined ? text : new Date(`${year}-${month}-${day}T${time}Z`);
}

function widthOf(label: string, rows: Table["rows"], at: number): number {
  const longest = rows.slice(0, 100).reduce((most, row) => Math.max(most, row[at]?.length ?? 0), label.length);
  return Math.min(Math.max(longest + 2, 8), 48);
}
