import { foldAccents } from "#domain/text/fold-accents.ts";

/** Rows with what their columns say, folded once, so that each letter typed in the search costs little. */
export interface Findable<Row> {
  row: Row;
  words: string;
}

export function makeFindable<Row>(rows: readonly Row[], texts: readonly ((row: Row) => string)[]): Findable<Row>[] {
  return rows.map((row) => ({ row, words: foldAccents(texts.map((text) => text(row)).join("\n")) }));
}

/** The rows that hold every word of the search, in any column; accents and case do not count. */
export function findRows<Row>(rows: readonly Findable<Row>[], search: string): Row[] {
  const wanted = foldAccents(search).split(/\s+/).filter(Boolean);
  return rows.filter(({ words }) => wanted.every((word) => words.includes(word))).map(({ row }) => row);
}
