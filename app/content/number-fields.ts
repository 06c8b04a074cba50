import { parseDecimal, parseWhole } from "#domain/text/decimal.ts";
import { fromMadridLocal } from "#domain/time/madrid-time.ts";
import { formTexts } from "#texts/form-texts.ts";
import { formField, optionalField, type Reading, requiredField } from "./form-field.ts";

const mostEuros = 99_999_999.99;
const mostPieces = 1_000_000;
/** A year typed with two digits is not meant: browsers read 0026. */
const earliest = "1900";

/** A price in euros, typed the Spanish way (`39,90`); not negative, at most two decimals. */
export const priceField = requiredField(readPrice, formTexts.required);
/** The same, or empty: null then (admin §5, old_price). */
export const optionalPriceField = optionalField(readPrice);
/** The same, where 0 means none too (admin §5, original_price). */
export const priceOrNoneField = optionalField<number | null>((text) => {
  const reading = readPrice(text);
  return "value" in reading && reading.value === 0 ? { value: null } : reading;
});
/** A number of things, or empty: null then; 0 is a number (architecture 21). */
export const optionalCountField = optionalField(readCount);
/** The pieces in stock of a size: none for an empty field; what is no number is a fault (decision 0126). */
export const stockField = formField<number>((text) => (text === "" ? { value: 0 } : readCount(text)));
/** The place in a list; what is no number is a fault (decision 0126), an empty one the last, which the database knows. */
export const orderField = optionalField<number>((text) => {
  const order = parseWhole(text);
  return order === null ? { message: formTexts.whole } : { value: order };
});
/** A whole number that is not negative. */
export const countField = requiredField(readCount, formTexts.required);
/** The least and the most that a number may be. */
export interface Range {
  least: number;
  most: number;
}

/** A whole number within the range. */
export const wholeFrom = ({ least, most }: Range) =>
  requiredField<number>((text) => {
    const whole = parseWhole(text);
    const isWithin = whole !== null && whole >= least && whole <= most;
    return isWithin ? { value: whole } : { message: formTexts.between(least, most) };
  }, formTexts.required);
/** A number of degrees within the range, or empty: null then. */
export const degreesField = ({ least, most }: Range) =>
  optionalField<number>((text) => {
    const degrees = parseDecimal(text);
    const isWithin = degrees !== null && degrees >= least && degrees <= most;
    return isWithin ? { value: degrees } : { message: formTexts.degrees(least, most) };
  });
/** A rating of 1 to 5 stars (admin §5). */
export const ratingField = requiredField<number>((text) => {
  const stars = parseWhole(text);
  return stars !== null && stars >= 1 && stars <= 5 ? { value: stars } : { message: formTexts.rating };
}, formTexts.required);
/** A date and time in Madrid, as `datetime-local` gives it; ISO text out. */
export const momentField = requiredField(readMoment, formTexts.required);
/** The same, or empty: null then (admin §5, offer_ends_at). */
export const optionalMomentField = optionalField(readMoment);

function readPrice(text: string): Reading<number> {
  const euros = parseDecimal(text);
  if (euros === null) return { message: formTexts.decimal };
  if (euros < 0) return { message: formTexts.negative };
  if (euros > mostEuros) return { message: formTexts.tooBig };
  return Number(euros.toFixed(2)) === euros ? { value: euros } : { message: formTexts.cents };
}

function readCount(text: string): Reading<number> {
  const count = parseWhole(text);
  if (count === null) return { message: formTexts.whole };
  if (count < 0) return { message: formTexts.negative };
  return count > mostPieces ? { message: formTexts.tooBig } : { value: count };
}

function readMoment(text: string): Reading<string> {
  const moment = fromMadridLocal(text);
  return moment === null || moment < earliest ? { message: formTexts.date } : { value: moment };
}
