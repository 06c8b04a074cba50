import { clockText, parseClock } from "#domain/time/clock.ts";
import { isDate } from "#domain/time/dates.ts";
import { formTexts } from "#texts/form-texts.ts";
import { optionalField, type Reading, requiredField } from "./form-field.ts";

/** An hour of the day, typed `7:15`, as minutes since midnight. */
export const clockField = requiredField(readClock, formTexts.required);
/** The same, or empty: null then. */
export const optionalClockField = optionalField(readClock);
/** A day (`2026-12-25`), as a date field gives it. */
export const dayField = requiredField(readDay, formTexts.required);
/** The same, or empty: null then. */
export const optionalDayField = optionalField(readDay);

/** What the form holds of a stored hour. */
export const typedClock = (minute: number | null) => (minute === null ? "" : clockText(minute));

function readClock(text: string): Reading<number> {
  const minute = parseClock(text);
  return minute === null ? { message: formTexts.clock } : { value: minute };
}

function readDay(text: string): Reading<string> {
  return isDate(text) && /^(19|20|21)/.test(text) ? { value: text } : { message: formTexts.day };
}
