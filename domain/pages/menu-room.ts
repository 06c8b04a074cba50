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
 * Pixels between the logo and a call-to-action of the default words at 1024, 1280 and 1440 px, less a scroll bar and the
 * link to the other language, and the space between two entries there (header.css).
 */
const ROOMS = [
  { from: "lg", room: 462, gap: 18 },
  { from: "xl", room: 702, gap: 20.5 },
  { from: "2xl", room: 850, gap: 28.8 },
] as const;

type From = (typeof ROOMS)[number]["from"];

/** What opens the rest of a menu that does not fit. */
const MORE = wide("Más");

/**
 * From which width on each entry fits beside logo and call-to-action, and from which all do; null for never. Staff may
 * write as many as they like: what does not fit is behind "Más".
 */
export function menuRoom(
  menu: readonly { text: string }[],
  callToAction: string,
): { entries: (From | null)[]; all: From | null } {
  const action = Math.max(0, wide(callToAction) - DEFAULT_ACTION) * ACTION_SCALE;
  const fitting = ROOMS.map(({ from, room, gap }) => ({ from, count: countFitting(menu, room - action, gap) }));
  return {
    entries: menu.map((_, place) => fitting.find(({ count }) => count > place)?.from ?? null),
    all: fitting.find(({ count }) => count >= menu.length)?.from ?? null,
  };
}

function countFitting(menu: readonly { text: string }[], room: number, gap: number): number {
  const ends: number[] = [];
  for (const { text } of menu) ends.push((ends.at(-1) ?? -gap) + gap + wide(text));
  if ((ends.at(-1) ?? 0) <= room) return menu.length;
  return ends.filter((end) => end + gap + MORE <= room).length;
}
