import { fromMadridLocal } from "#domain/time/madrid-time.ts";
import { formTexts } from "#texts/form-texts.ts";

type Span =
  | { kind: "span"; from: string; until: string | null }
  | { kind: "faults"; faults: { from?: string; until?: string } };

/** From when and until when something is, of two fields on the clock of Madrid; or what is wrong with which. */
export function readSpan(from: string, until: string, now: Date): Span {
  const begin = fromMadridLocal(from);
  const end = until === "" ? null : fromMadridLocal(until);
  const faults = {
    ...(begin === null && { from: formTexts.date }),
    ...(begin !== null && Date.parse(begin) <= now.getTime() && { from: past }),
    ...(until !== "" && end === null && { until: formTexts.date }),
    ...(begin !== null && end !== null && Date.parse(end) <= Date.parse(begin) && { until: tooEarly }),
  };
  if (begin === null || Object.keys(faults).length > 0) return { kind: "faults", faults };
  return { kind: "span", from: begin, until: end };
}

export const past = "Ese momento ya ha pasado: elige otro, o guarda ahora.";
const tooEarly = "«Hasta» tiene que ser después de «Desde».";
