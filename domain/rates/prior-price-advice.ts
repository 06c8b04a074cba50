import { madridLongDate } from "../time/madrid-time.ts";
import { ratePrice } from "./price.ts";
import { type PastPrice, priorPrice, type SaidPrice, saidPrice } from "./prior-price.ts";

/** What the form of a price says of the earlier one that is typed. */
export interface PriorPriceAdvice {
  /** What is wrong, in its first sentence; empty where nothing is. */
  warning: string;
  text: string;
}

/**
 * Whether the earlier price that is typed may be shown from a moment on, and what pages do where it may not; null where
 * none is announced. `isAhead`: the moment is to come.
 */
export function adviseOnPriorPrice(
  past: readonly PastPrice[],
  typed: SaidPrice,
  now: Date,
  isAhead = false,
): PriorPriceAdvice | null {
  const starts = Date.parse(typed.offer_starts_at ?? "");
  const startsLater = starts > now.getTime();
  const isComing = startsLater || isAhead;
  const at = startsLater ? new Date(starts) : now;
  const { price, oldPrice } = saidPrice(typed, at);
  if (oldPrice === null) return null;
  const until = now.toISOString();
  const said = past.map((pastPrice) => (pastPrice.until === null ? { ...pastPrice, until } : pastPrice));
  const lowest = priorPrice([...said, { ...typed, from: until, until: null }], at);
  if (lowest === null) return { warning: "", text: unknown };
  const costs = `En los 30 días antes de la rebaja ${isComing ? "habrá costado" : "costó"} ${ratePrice(lowest)}`;
  if (lowest <= price) {
    return {
      warning: isComing
        ? `El ${madridLongDate(at.toISOString())} no podrás anunciar rebaja.`
        : "No puedes anunciar rebaja.",
      text: `${costs}, no más que los ${ratePrice(price)} que se piden. La web enseñará el precio sin tachar nada.`,
    };
  }
  if (lowest < oldPrice) {
    return {
      warning: "El precio anterior es demasiado alto.",
      text: `${costs}, y la ley pide enseñar el más bajo. La web tachará ${ratePrice(lowest)}.`,
    };
  }
  return { warning: "", text: `El más bajo de los 30 días antes de la rebaja: ${ratePrice(lowest)}.` };
}

const unknown =
  "No se sabe lo que costó antes. Escribe el precio más bajo de los 30 días antes de la rebaja: la ley no deja enseñar otro.";
