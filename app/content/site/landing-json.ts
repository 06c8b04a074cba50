import { type LandingContent, landingContent } from "./landing-content.ts";

export type LandingReading = { content: LandingContent } | { fault: string };

/** What the text of the JSON tab says, or what is wrong with it: nothing that somebody wrote is left out unsaid. */
export function readLandingJson(json: string): LandingReading {
  const written = parse(json);
  if (written === undefined) return { fault: "Esto todavía no es un JSON válido" };
  if (typeof written !== "object" || written === null || Array.isArray(written))
    return { fault: "El contenido tiene que estar entre llaves, como { … }" };
  const content = landingContent.parse(written);
  const lost = lostIn(written, content, "");
  return lost === null ? { content } : { fault: `«${lost}» tiene que ser ${kindOf(lost)}` };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The first place at which something was written that is not read; null when all of it is. */
function lostIn(written: unknown, read: unknown, place: string): string | null {
  if (written === null || Object.is(written, read)) return null;
  if (typeof written === "string" && Array.isArray(read) && read[0] === written) return null;
  const isList = Array.isArray(written);
  if (typeof written !== "object" || typeof read !== "object" || read === null || isList !== Array.isArray(read))
    return place;
  for (const [name, value] of Object.entries(written)) {
    const inner = isList ? place : [place, name].filter(Boolean).join(".");
    const lost = lostIn(value, Reflect.get(read, name), inner);
    if (lost !== null) return lost;
  }
  return null;
}

function kindOf(place: string): string {
  if (place === "sectionContent") return "una lista de textos, entre corchetes";
  if (place === "blocks") return "una lista de bloques, entre corchetes";
  if (place === "footerInfo") return "un objeto con links y logo";
  if (place === "footerInfo.links") return "una lista de enlaces, cada uno con text y url";
  return "un texto, entre comillas";
}
