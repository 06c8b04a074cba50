/**
 * Advance widths of Archivo 125/850 in hundredths of an em, measured in the browser with the shipped subset.
 * Known widths let a title fill its column exactly without a script that measures it on the page.
 */
const ADVANCES: Record<string, number> = Object.fromEntries(
  [
    [30, "' "],
    [38, "IÍ.,;:!¡()’"],
    [42, "-·"],
    [56, '"'],
    [63, "–"],
    [73, "17?¿+"],
    [76, "JL"],
    [81, "0234568F9€"],
    [87, "ETPSZÉ"],
    [93, "ABDVRÁÇ"],
    [96, "XYKC"],
    [99, "HNUÑÚÜ"],
    [101, "GOQÓ"],
    [104, "&"],
    [116, "M%"],
    [125, "W@—"],
  ].flatMap(([width, letters]) => [...String(letters)].map((letter) => [letter, Number(width)])),
);

const TRACKING = 2;
const UNKNOWN = 100;

/** White space left of the first letter, in ems; titles are shifted by it so that ink meets the margin (design §4). */
const WIDE_BEARINGS: [letters: string, bearing: number][] = [
  ["CGOQSÓÇ0689&", 0.046],
  ["TJZ123457", 0.025],
  ["AVWXYÁ", 0.01],
];
const NARROW_BEARINGS: [letters: string, bearing: number][] = [
  ["CGOQSÓÇ0689&", 0.036],
  ["TJZ123457", 0.02],
  ["AVWXYÁ", 0.01],
];

const bearing = (table: typeof WIDE_BEARINGS, fallback: number, text: string) => {
  const first = text.charAt(0).toUpperCase();
  return table.find(([letters]) => first !== "" && letters.includes(first))?.[1] ?? fallback;
};

/** Optical margin of a text set in 125/850, in ems. */
export const wideBearing = (text: string) => bearing(WIDE_BEARINGS, 0.079, text);

/** Optical margin of a text set in 62/300, in ems. */
export const narrowBearing = (text: string) => bearing(NARROW_BEARINGS, 0.061, text);

/** Width of the ink of a word in capitals of 125/850, in ems of its own size; never 0. */
export function wideInk(word: string): number {
  const letters = [...word.toUpperCase()];
  const advance = letters.reduce((sum, letter) => sum + (ADVANCES[letter] ?? UNKNOWN) - TRACKING, 0) / 100;
  return Math.max(0.3, advance - wideBearing(word) - wideBearing(letters.at(-1) ?? "") / 2);
}

/** How many letters of the design's average width (`k` em each) a word counts for: never fewer than it has. */
export function wideLetters(word: string, k = 0.92): number {
  return Math.max([...word].length, Math.ceil((wideInk(word) / k) * 10) / 10);
}
