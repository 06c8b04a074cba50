import { cleanText } from "#domain/text/clean-text.ts";
import { foldAccents } from "#domain/text/fold-accents.ts";

/** The letters of Windows-1252, in which older spreadsheets save. */
const narrow = new Set(new TextDecoder("windows-1252").decode(Uint8Array.from({ length: 256 }, (_, at) => at)));

/** Whether a cell is what a file in letters of Windows keeps of a text: `Pawe?` or `Pawel` of `Paweł`. */
export function isNarrowed(cell: string, text: string): boolean {
  if ([...text].every((letter) => narrow.has(letter))) return false;
  const kept = [asMark, asNearest].map((how) => [...text].map((letter) => (narrow.has(letter) ? letter : how(letter))));
  return kept.some((letters) => plain(letters.join("")) === plain(cell));
}

const asMark = () => "?";

function asNearest(letter: string): string {
  const nearest = foldAccents(letter);
  if (![...nearest].every((part) => narrow.has(part))) return asMark();
  return letter === letter.toLowerCase() ? nearest : nearest.toUpperCase();
}

// A picture among letters is two marks for some spreadsheets.
const plain = (text: string) => cleanText(text).replace(/\?+/g, "?");
