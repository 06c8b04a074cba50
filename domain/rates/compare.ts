import type { Language } from "#shared/language.ts";
import { inSpanish, type Translate } from "#texts/translate.ts";
import { contentLang, type FellBack } from "../text/content-lang.ts";
import { foldAccents } from "../text/fold-accents.ts";
import { type OfferedRate, placesLeft } from "./rate-offer.ts";

/** Words, and their language where it is not the page's. */
interface Said {
  text: string;
  lang?: Language | undefined;
}

/** What a column says of a row: yes, no, words, or nothing. */
export type Cell = boolean | Said | null;

/** A line of a comparison, one cell per column. */
interface ComparedRow {
  label: Said;
  cells: Cell[];
  /** Every column says the same: nothing to choose by. */
  isSame: boolean;
}

export interface ComparedSection {
  title: string;
  rows: ComparedRow[];
}

interface ComparedRate extends OfferedRate, FellBack {
  included_services: readonly string[];
  starter_pack_details: string | null;
  description: string | null;
}

/** Rates side by side: how they are paid, and what each includes. Rows that no column has anything to say of are left out. */
export function compareRates(rates: readonly ComparedRate[], t: Translate = inSpanish): ComparedSection[] {
  return sections([
    {
      title: t("Cuota"),
      rows: [
        inWords(t("Condiciones"), rates, (rate) => rate.description, "description"),
        inWords(t("Plazas"), rates, (rate) => placesLeft(rate, t)),
      ],
    },
    {
      title: t("Qué incluye"),
      rows: [
        ...servicesIn(rates, "included_services"),
        { label: { text: t("Starter Pack") }, cells: rates.map((rate) => Boolean(rate.starter_pack_details?.trim())) },
      ],
    },
  ]);
}

interface ComparedClub extends FellBack {
  address: string | null;
  included_services: readonly string[];
  additional_services: readonly string[];
  /** Its rates that can be had, each with what it costs now. */
  fees: readonly { title: Said; price: string }[];
  /** Its hours, in the lines of its page. */
  hours: readonly { label: string; hours: string }[];
}

/** Clubs side by side: what each rate costs there, where they are, when they are open and what is there. */
export function compareClubs(clubs: readonly ComparedClub[], t: Translate = inSpanish): ComparedSection[] {
  const days = [...new Set(clubs.flatMap((club) => club.hours.map(({ label }) => label)))];
  const hoursOn = (day: string) => inWords(day, clubs, (club) => club.hours.find(({ label }) => label === day)?.hours);
  return sections([
    {
      title: t("Tarifas"),
      rows: gathered(
        clubs,
        ({ fees }) => fees.map(({ title, price }) => ({ label: title, cell: { text: price } })),
        null,
      ),
    },
    { title: t("El club"), rows: [inWords(t("Dirección"), clubs, (club) => club.address), ...days.map(hoursOn)] },
    { title: t("Incluido en la cuota"), rows: servicesIn(clubs, "included_services") },
    { title: t("Además"), rows: servicesIn(clubs, "additional_services") },
  ]);
}

type Draft = Omit<ComparedRow, "isSame">;

/** A row whose cells are texts; `name` is the field that they are, where it can be in another language. */
function inWords<T extends FellBack>(
  label: string,
  columns: readonly T[],
  textOf: (column: T) => string | null | undefined,
  name = "",
): Draft {
  const cells = columns.map((column): Cell => {
    const text = textOf(column)?.trim();
    return text ? { text, lang: contentLang(column, name) } : null;
  });
  return { label: { text: label }, cells };
}

/** Every service that one of them has. */
function servicesIn<Name extends string>(
  columns: readonly (FellBack & Record<Name, readonly string[]>)[],
  name: Name,
): Draft[] {
  const labelled = (column: FellBack & Record<Name, readonly string[]>) =>
    column[name].map((text) => ({ label: { text, lang: contentLang(column, name) }, cell: true }));
  return gathered(columns, labelled, false);
}

/** A row for each thing that a column names, in the order in which they do; case and accents do not make another. */
function gathered<T>(
  columns: readonly T[],
  entriesOf: (column: T) => readonly { label: Said; cell: Cell }[],
  absent: Cell,
): Draft[] {
  const rows = new Map<string, Draft>();
  for (const [index, column] of columns.entries()) {
    for (const { label, cell } of entriesOf(column)) {
      const key = foldAccents(label.text).trim();
      if (!key) continue;
      const row = rows.get(key) ?? { label, cells: columns.map(() => absent) };
      row.cells[index] = cell;
      rows.set(key, row);
    }
  }
  return [...rows.values()];
}

function sections(drafts: readonly { title: string; rows: Draft[] }[]): ComparedSection[] {
  return drafts
    .map(({ title, rows }) => ({
      title,
      rows: rows
        .filter(({ cells }) => cells.some(Boolean))
        .map((row) => ({ ...row, isSame: new Set(row.cells.map(plain)).size === 1 })),
    }))
    .filter(({ rows }) => rows.length > 0);
}

function plain(cell: Cell): boolean | string | null {
  return typeof cell === "object" ? (cell?.text ?? null) : cell;
}

/** The names of the address's parameters for the columns, in their order. */
export const columnNames = ["a", "b", "c"] as const;

/**
 * The columns that an address asks for by their keys, each once; where it asks for less than two, the first of all fill
 * up. A key that nothing has is as if it were not there.
 */
export function chosenColumns<T extends { key: string }>(all: readonly T[], params: URLSearchParams): T[] {
  const asked = columnNames
    .map((name) => all.find(({ key }) => key === params.get(name)))
    .filter((value) => value !== undefined);
  const chosen = [...new Set(asked)];
  const rest = all.filter((value) => !chosen.includes(value));
  return chosen.length >= 2 ? chosen : [...chosen, ...rest].slice(0, columnNames.length);
}
