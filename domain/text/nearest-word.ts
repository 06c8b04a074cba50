import { foldAccents } from "./fold-accents.ts";

/** The word that was meant by one with a slip of the hand or two; null where none of them, or more than one, is as near. */
export function nearestWord(typed: string, words: readonly string[]): string | null {
  const wanted = foldAccents(typed.trim());
  const most = wanted.length < 5 ? 1 : 2;
  const near = [...new Set(words)]
    .map((word) => ({ word, slips: slipsBetween(wanted, foldAccents(word), most) }))
    .filter(({ slips }) => slips <= most)
    .toSorted((one, other) => one.slips - other.slips);
  const [first, second] = near;
  return first && first.slips !== second?.slips ? first.word : null;
}

/** How many letters were added, left out or mistaken (Levenshtein); more than `most` is one more, whatever it is. */
function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const row = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      const [left = 0, up = 0, corner = 0] = [row[to - 1], above[to], above[to - 1]];
      row.push(Math.min(left + 1, up + 1, corner + (isSame ? 0 : 1)));
    }
    above = row;
  }
  return Math.min(above[other.length] ?? 0, most + 1);
}
