/** What opens and closes bold (two letters) and italic (one). */
export type Mark = "**" | "__" | "*" | "_";

const marks: readonly Mark[] = ["**", "__", "*", "_"];
const wordLetter = /[\p{L}\p{N}]/u;

/**
 * The mark that opens at this place: one with something right behind it and, for `_`, no word right before it. A run of
 * more than three is a line somebody drew.
 */
export function markAt(source: string, at: number): Mark | null {
  const mark = marks.find((value) => source.startsWith(value, at));
  if (mark === undefined || runEnd(source, at) - at > 3) return null;
  const next = source[at + mark.length] ?? " ";
  const insideWord = mark.startsWith("_") && wordLetter.test(source[at - 1] ?? " ");
  return /\s/.test(next) || insideWord ? null : mark;
}

/**
 * Where the mark closes, looking from a place on; null when nowhere. A run of marks closes when it is as long as the
 * mark, or three, of which the last belong to it (`**a *b***`). It stands right behind a word.
 */
export function findClosing(source: string, mark: Mark, from: number): number | null {
  const letter = mark[0] ?? "*";
  for (let start = source.indexOf(letter, from); start !== -1; ) {
    const end = runEnd(source, start);
    const fits = end - start === mark.length || end - start === 3;
    if (fits && !isKept(source, start, end, letter)) return end - mark.length;
    start = source.indexOf(letter, end);
  }
  return null;
}

/** Where the run of equal letters that starts here ends. */
export function runEnd(source: string, at: number): number {
  let end = at + 1;
  while (source[end] === source[at]) end += 1;
  return end;
}

/** Whether a run of marks is no closing one: blank or backslash before it, or a `_` in the middle of a word. */
function isKept(source: string, start: number, end: number, letter: string): boolean {
  return /[\s\\]/.test(source[start - 1] ?? " ") || (letter === "_" && wordLetter.test(source[end] ?? " "));
}
