import * as z from "zod/mini";
import type { DayLetter } from "#domain/clubs/opening-hours.ts";
import { decimalText } from "#domain/text/decimal.ts";
import { joinLines } from "#domain/text/text-list.ts";
import { toMadridField } from "#domain/time/madrid-time.ts";
import type { Column } from "./entity.ts";
import * as number from "./number-fields.ts";
import * as text from "./text-fields.ts";
import * as time from "./time-fields.ts";

// The kinds of columns that entities are made of, each by its label. What one refuses, and with which sentence, is said
// by its field in `text-fields.ts` and `number-fields.ts`.

type Typed<Value> = Column<z.ZodMiniType<Value>, z.ZodMiniType<Value, string>>;

/** A line that must not be empty. */
export const requiredLine = (label: string, empty = "") =>
  roomy(words(label, text.requiredLine, empty), text.lineLength);
/** A line that may be empty. */
export const line = (label: string, empty = "") =>
  roomy(optionalWords(label, text.optionalLine, empty), text.lineLength);
/** Words, of one line or several, that must not be empty and have room for so many letters (`textLimits`). */
export const requiredShort = (label: string, limit: number) => ({ ...words(label, text.requiredShort(limit)), limit });
/** The same, but it may be empty. */
export const short = (label: string, limit: number) => ({ ...optionalWords(label, text.optionalShort(limit)), limit });
/** A text of several lines that may be empty. */
export const longText = (label: string) => ({
  ...roomy(optionalWords(label, text.optionalTextField), text.textLength),
  shape: "text" as const,
});
/** An e-mail address, or none. */
export const email = (label: string) => optionalWords(label, text.emailField);
/** The last part of an address. */
export const slug = (label: string) => words(label, text.slugField);
/** Where a link leads. */
export const requiredLink = (label: string) => words(label, text.requiredLink);
/** Where a link leads, or nowhere. */
export const link = (label: string) => optionalWords(label, text.linkField);
/** The address of a picture or video, or none. */
export const source = (label: string) => optionalWords(label, text.sourceField);
/** The address of a video file, or none. */
export const clip = (label: string) => optionalWords(label, text.clipField);
/** The address of a video, a file or one of YouTube, or none. */
export const video = (label: string) => optionalWords(label, text.videoField);
/** Where a club's card leads, or nowhere. */
export const clubLink = (label: string) => optionalWords(label, text.clubLinkField);
/** The hours of a day, or unknown. */
export const hours = (label: string) => optionalWords(label, text.hoursField);
/** The hours of the days of a line of hours, or unknown. */
export const hoursOfDays = (label: string, days: readonly DayLetter[]) =>
  optionalWords(label, text.hoursOfDaysField(days));
/** A postcode, or unknown. */
export const postcode = (label: string) => optionalWords(label, text.postcodeField);
/** Degrees on the globe, or unknown. */
export const degrees = (label: string, range: number.Range) => ({
  ...optionalNumeral(label, number.degreesField(range)),
  // To the last digit: two are a kilometre.
  typed: (stored: number | null) => (stored === null ? "" : String(stored).replace(".", ",")),
});

/** Entries, one per line of the form. */
export const lines = (label: string) =>
  column({
    label,
    stored: z.array(z.string()),
    input: text.linesField,
    empty: "",
    blank: [],
    typed: joinLines,
    shape: "lines",
    limit: text.textLength,
    isRoomy: true,
  });

/** A price in euros. */
export const price = (label: string) => ({ ...numeral(label, number.priceField, ""), kind: "price" as const });
/** A price in euros, or none. */
export const optionalPrice = (label: string) => ({
  ...optionalNumeral(label, number.optionalPriceField),
  kind: "price" as const,
});
/** A price in euros where 0 means none too. */
export const priceOrNone = (label: string) => ({
  ...optionalNumeral(label, number.priceOrNoneField),
  kind: "price" as const,
});
/** A whole number. */
export const count = (label: string, empty = "") => numeral(label, number.countField, empty);
/** A number of things, or unknown. */
export const optionalCount = (label: string) => optionalNumeral(label, number.optionalCountField);
/** A whole number between two others, both included. */
export const wholeFrom = (label: string, range: number.Range, empty = "") =>
  numeral(label, number.wholeFrom(range), empty);
/** Stars, 1 to 5. */
export const rating = (label: string, empty: string) => ({
  ...numeral(label, number.ratingField, empty),
  stored: z.number().check(z.gte(1), z.lte(5)),
});
/** The place in a list that people put in order; a new one comes last, which the form is told. */
export const order = () =>
  column({
    label: "Orden",
    stored: z.number(),
    input: number.orderField,
    empty: "",
    blank: 0,
    typed: decimalText,
    kind: "number",
  });

/** A moment, in Madrid's time in the form. */
export const moment = (label: string) =>
  column({
    label,
    isRequired: true,
    stored: z.string(),
    input: number.momentField,
    kind: "moment",
    empty: "",
    blank: "",
    typed: (stored) => toMadridField(stored),
  });
/** A moment, or none. */
export const optionalMoment = (label: string) =>
  column({
    label,
    stored: z.nullable(z.string()),
    input: number.optionalMomentField,
    kind: "moment",
    empty: "",
    blank: null,
    typed: (stored) => toMadridField(stored),
  });

/** An hour of the day, in minutes since midnight. */
export const clock = (label: string) =>
  column({
    label,
    isRequired: true,
    stored: z.number(),
    input: time.clockField,
    empty: "",
    blank: 0,
    typed: time.typedClock,
  });
/** An hour of the day, or none. */
export const optionalClock = (label: string) =>
  column({
    label,
    stored: z.nullable(z.number()),
    input: time.optionalClockField,
    empty: "",
    blank: null,
    typed: time.typedClock,
  });
/** A date without hour. */
export const day = (label: string) => ({ ...words(label, time.dayField), kind: "day" as const });
/** A date without hour, or none. */
export const optionalDay = (label: string) => ({
  ...optionalWords(label, time.optionalDayField),
  kind: "day" as const,
});

/** Yes or no. */
export const flag = (label: string, empty: boolean) =>
  column({ label, stored: z.boolean(), input: z.boolean(), empty, blank: false, typed: (stored) => stored });

/** One of a few words that people know by others. */
export function choice<const Value extends string>(label: string, options: readonly { value: Value; text: string }[]) {
  const values = z.enum(options.map(({ value }) => value));
  const [first] = options;
  if (!first) throw new Error(`${label} has nothing to choose from`);
  return {
    ...column({
      label,
      isRequired: true,
      stored: values,
      input: values,
      empty: first.value,
      blank: first.value,
      typed: (value) => value,
    }),
    options,
  };
}

/** A column of any other kind. */
export function column<Stored extends z.ZodMiniType, Input extends z.ZodMiniType>(
  value: Omit<Column<Stored, Input>, "isRequired"> & { isRequired?: boolean },
): Column<Stored, Input> {
  return { isRequired: false, ...value };
}

/** A column whose limit is far away: counted from where it comes near. */
export function roomy<C extends Column>(column: C, limit: number): C {
  return { ...column, limit, isRoomy: true };
}

/** Words that a field reads in a way of its own, and that must be there. */
export function words(label: string, input: z.ZodMiniType<string, string>, empty = ""): Typed<string> {
  return { label, isRequired: true, stored: z.string(), input, empty, blank: "", typed: (stored) => stored };
}

/** The same, where none are null in the table and empty text in the form. */
export function optionalWords(
  label: string,
  input: z.ZodMiniType<string | null, string>,
  empty = "",
): Typed<string | null> {
  return {
    label,
    isRequired: false,
    stored: z.nullable(z.string()),
    input,
    empty,
    blank: null,
    typed: (stored) => stored ?? "",
  };
}

function numeral(label: string, input: z.ZodMiniType<number, string>, empty: string): Typed<number> {
  return { label, isRequired: true, stored: z.number(), input, empty, blank: 0, typed: decimalText, kind: "number" };
}

function optionalNumeral(label: string, input: z.ZodMiniType<number | null, string>): Typed<number | null> {
  return {
    label,
    isRequired: false,
    stored: z.nullable(z.number()),
    input,
    empty: "",
    blank: null,
    typed: decimalText,
    kind: "number",
  };
}
