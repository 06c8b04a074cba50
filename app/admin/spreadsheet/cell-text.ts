import { cleanText } from "#domain/text/clean-text.ts";
import { parseDecimal } from "#domain/text/decimal.ts";
import { foldAccents } from "#domain/text/fold-accents.ts";
import { nearestWord } from "#domain/text/nearest-word.ts";
import { joinLines, parseLines } from "#domain/text/text-list.ts";
import { unguarded } from "#domain/text/to-csv.ts";
import { months } from "#domain/time/event-moment.ts";
import type { Column, Option } from "../../content/entity.ts";

/** What a cell means for the form, or why it means nothing, and what may have been meant. */
export type CellReading = { typed: unknown } | { fault: string; meant?: string };

export type CellKind = NonNullable<Column["kind"]> | "text" | "flag" | "choice";

interface How {
  kind: CellKind;
  options: readonly Option[];
  /** What the form of a new one holds. */
  empty: unknown;
}

/** Spreadsheets cut a text that is longer: it stays out of the file, and as it is. */
const mostLetters = 32_767;

/** What the cell of a field says. Dates stand as Spanish spreadsheets write them, whatever is no text as JSON. */
export function cellOf(value: unknown, { kind, options }: How): string {
  const text = plainText(value, kind, options);
  return text.length > mostLetters ? `(${text.length} letras: no caben en una celda, se quedan como están)` : text;
}

function plainText(value: unknown, kind: How["kind"], options: readonly Option[]): string {
  if (typeof value === "boolean") return value ? "Sí" : "No";
  if (Array.isArray(value)) return listText(value);
  if (typeof value !== "string") return value === undefined || value === null ? "" : JSON.stringify(value);
  if (kind === "moment" || kind === "day") return dateText(value);
  if (kind !== "choice") return cleanText(value);
  const option = options.find((entry) => entry.value === value);
  const isAlone = options.filter((other) => other.text === option?.text).length === 1;
  return option && isAlone ? option.text : value;
}

function listText(list: readonly unknown[]): string {
  const isPlain = list.every((value) => typeof value === "string" && value.trim() !== "" && !/\n|^\s*\[/.test(value));
  return isPlain ? joinLines(list as readonly string[]) : JSON.stringify(list);
}

export function readCell(cell: string, { kind, options, empty }: How): CellReading {
  if (kind === "flag") return cell === "" ? { typed: empty } : readFlag(cell);
  if (kind === "choice") return readChoice(cell, options);
  if (kind === "moment" || kind === "day") return { typed: readDate(cell, kind) };
  if (Array.isArray(empty)) return readList(cell);
  return { typed: cell };
}

const yes = ["si", "s", "1", "x", "true", "verdadero", "yes"];
const no = ["no", "n", "0", "false", "falso"];

function readFlag(cell: string): CellReading {
  const word = foldAccents(cell);
  if (yes.includes(word)) return { typed: true };
  return no.includes(word) ? { typed: false } : { fault: "Escribe Sí o No." };
}

function readChoice(cell: string, options: readonly Option[]): CellReading {
  const exact = options.find(({ value }) => value === cell);
  if (exact) return { typed: exact.value };
  const [option, another] = options.filter(({ text }) => foldAccents(text) === foldAccents(cell));
  if (option && another) return { fault: `Hay varios que se llaman así: escribe ${option.value} o ${another.value}.` };
  if (option) return { typed: option.value };
  if (cell === "") return { typed: "" };
  const texts = options.map(({ text }) => text);
  const meant = nearestWord(cell, texts);
  if (meant) return { fault: `No está entre los que hay. ¿Es ${meant}?`, meant };
  return { fault: texts.length > 8 ? "No está entre los que hay." : `Puede ser: ${texts.join(", ")}.` };
}

function readList(cell: string): CellReading {
  if (!/^\s*\[/.test(cell)) return { typed: parseLines(cell) };
  try {
    return { typed: JSON.parse(cell) };
  } catch {
    return { fault: "No se entiende. Déjalo como estaba en el archivo exportado." };
  }
}

/** `2026-12-01T10:00` as `01/12/2026 10:00`. */
function dateText(field: string): string {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?/.exec(field) ?? [];
  return year === undefined ? field : `${day}/${month}/${year}${time ? ` ${time}` : ""}`;
}

/** A day, and the hour where there is one: `1/12/26 10:00`, `2026-12-01T10:00`, or the days since 1900 of a spreadsheet. */
function readDate(cell: string, kind: "moment" | "day"): string {
  const [, day = "", month = "", short = "", hour = "0", minute = "00"] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d\d)(?:[ T,]+(\d{1,2}):(\d\d)(?::00)?)?$/.exec(cell) ?? [];
  const [, date = "", time = "00:00"] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d)(?::00)?)?$/.exec(cell) ?? [];
  const two = (digits: string) => digits.padStart(2, "0");
  const said = short
    ? `${short.padStart(4, "20")}-${two(month)}-${two(day)}T${two(hour)}:${minute}`
    : date
      ? `${date}T${time}`
      : /^\d{5}([.,]\d+)?$/.test(cell)
        ? ofSerial(Number(cell.replace(",", ".")))
        : cell;
  return kind === "day" ? said.replace(/T00:00$/, "") : said;
}

/** Days since the last of 1899, as spreadsheets count them; to the minute. */
function ofSerial(days: number): string {
  return new Date(Math.round((days - 25_569) * 1440) * 60_000).toISOString().slice(0, 16);
}

/**
 * Whether a cell says what was exported, as a spreadsheet that opened the CSV file saves it: `39,9` for `39,90`,
 * `30/01/2026` for `30 ENE`, `18:30:00` for `18:30`, and the apostrophe that guards a formula. `isText`: a workbook holds
 * it as text, so no spreadsheet has taken it for anything else.
 */
export function isAsExported(cell: string, exported: string, isText = false): boolean {
  if (isText) return withoutGuard(cell) === withoutGuard(exported);
  const [now, before] = [guessed(cell), guessed(exported)];
  return now === before || (/^-\d\d-\d\dT/.test(before) && /^\d{4}-/.test(now) && now.slice(4) === before);
}

// One may be the text's own.
const withoutGuard = (cell: string) => unguarded(unguarded(cell));

/** What a spreadsheet takes a text for: a number, an hour, a day (of this year where it names none), or text. */
function guessed(cell: string): string {
  const text = withoutGuard(cell);
  const number = parseDecimal(text);
  if (number !== null) return String(number);
  const [, hour, minute] = /^(\d{1,2}):(\d\d)(?::00)?$/.exec(text) ?? [];
  if (hour) return `${hour.padStart(2, "0")}:${minute}`;
  const [, day = "", name = ""] = /^(\d{1,2})[ -]([a-z]{3})\.?$/i.exec(text) ?? [];
  const month = months.indexOf(name.toLowerCase()) + 1;
  if (month > 0) return `-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}T00:00`;
  return readDate(text, "moment");
}
