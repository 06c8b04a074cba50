import * as z from "zod/mini";
import { cleanText } from "#domain/text/clean-text.ts";

/** What a field's text means, or what is wrong with it. */
export type Reading<T> = { value: T } | { message: string };

/**
 * A field of a form: text in, the column's value out, or a Spanish sentence. The text comes without outer blanks and
 * control characters.
 */
export function formField<T>(read: (text: string) => Reading<T>) {
  return z.pipe(
    z.string(),
    z.transform((typed, context): T => {
      const reading = read(cleanText(typed));
      if ("value" in reading) return reading.value;
      context.issues.push({ code: "custom", message: reading.message, input: typed });
      return z.NEVER;
    }),
  );
}

/** The same for a field that may stay empty: null then. */
export function optionalField<T>(read: (text: string) => Reading<T>) {
  return formField<T | null>((text) => (text === "" ? { value: null } : read(text)));
}

/** The same for a field that may not: it says so. */
export function requiredField<T>(read: (text: string) => Reading<T>, missing: string) {
  return formField<T>((text) => (text === "" ? { message: missing } : read(text)));
}
