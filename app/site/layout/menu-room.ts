/** Advance widths of Instrument Sans 500 in hundredths of an em, to the nearest three, measured in the browser. */
const ADVANCES: Record<string, number> = Object.fromEntries(
  [
    [21, " "],
    [24, "ijlíIÍ'"],
    [27, ".,¡!"],
    [36, "f"],
    [39, "rt1"],
    [45, "J"],
    [48, "s"],
    [51, "z-"],
    [54, "ackvyá27+"],
    [57, "exé35¿?"],
    [60, "bdghnopquñóúüFL468"],
    [63, "BESZÉ9"],
    [66, "PRT0"],
    [69, "KXY"],
    [72, "AHNUVÑÁÚ"],
    [75, "CDG&"],
    [78, "wOÓ"],
    [81, "Q"],
    [93, "Mm"],
    [108, "W"],
  ].flatMap(([width, letters]) => [...String(letters)].map((letter) => [letter, Number(width)])),
);

const UNKNOWN = 75;

/** Pixels of a text of the menu. */
const wide = (text: string) => [...text].reduce((sum, letter) => sum + (ADVANCES[letter] ?? UNKNOWN), 0) * 0.15;

/** The call-to-action that the room below is measured with, and how much larger its letters are set. */
const DEFAULT_ACTION = wide("Únete Ahora");
const ACTION_SCALE = 1.1;

/**
 * Pixels between the logo and a call-to-action of the default words at 1024, 1280 and 1440 px, less a scroll bar, and the
 * space between two entries there (header.css).
 */
const ROOMS = [
  { from: "lg", room: 500, gap: 20.5 },
  { from: "xl", room: 740, gap: 25.6 },
  { from: "2xl", room: 888, gap: 28.8 },
] as const;

/** From which width on the entries fit beside logo and call-to-action; staff may write as many as they like. */
export function menuRoom(
  menu: readonly { text: string }[],
  callToAction: string,
): (typeof ROOMS)[number]["from"] | "never" {
  const action = Math.max(0, wide(callToAction) - DEFAULT_ACTION) * ACTION_SCALE;
  const words = menu.reduce((sum, { text }) => sum + wide(text), 0) + action;
  const fits = ROOMS.find(({ room, gap }) => words + (menu.length - 1) * gap <= room);
  return fits?.from ?? "never";
}
