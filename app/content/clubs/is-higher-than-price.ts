import * as z from "zod/mini";
import { formTexts } from "#texts/form-texts.ts";

/**
 * Of a form with a price: an earlier one is shown crossed out beside it, so it has to be the higher one. It is said
 * together with what is wrong elsewhere, as soon as both prices can be read.
 */
export function isHigherThanPrice<Name extends string>(name: Name) {
  type Prices = { price: number } & Record<Name, number | null>;
  return z.refine<Prices>((values) => values[name] === null || values[name] > values.price, {
    message: formTexts.earlierPrice,
    path: [name],
    when: ({ value }) => ["price", name].every((text) => typeof Reflect.get(Object(value), text) === "number"),
  });
}
