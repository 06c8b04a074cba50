import { contrastRatio, parseColour, readableContrast } from "./colour-contrast.ts";

/** The colours that staff may give a landing page; each may be missing or not be a colour. */
export type WantedColours = {
  mainBgColor?: string | null | undefined;
  mainTextColor?: string | null | undefined;
  mainTitleColor?: string | null | undefined;
  infoBoxBgColor?: string | null | undefined;
  infoBoxTextColor?: string | null | undefined;
};

/** The colours to paint with, as `#rrggbb`; null leaves the design's own, which the box never takes from the page. */
export type LandingColours = ReturnType<typeof landingColours>;

const paper = "#ffffff";
const ink = "#0c0c0a";
// On the few middle greys that carry neither of the two, pure black still reads at 4.58.
const black = "#000000";

/**
 * Which of the wanted colours are kept: those that leave text readable at a contrast of 4.5.
 * A background alone gets dark text, or light where that does not read; a text colour that its ground does not carry is
 * left out, and so are background and text that were both wanted and do not go together.
 */
export function landingColours(wanted: WantedColours) {
  const main = readablePair(wanted.mainBgColor, wanted.mainTextColor);
  const box = readablePair(wanted.infoBoxBgColor, wanted.infoBoxTextColor);
  const title = parseColour(wanted.mainTitleColor);
  return {
    background: main.background,
    text: main.text,
    title: title !== null && isReadable(title, main.background ?? paper) ? title : main.text,
    boxBackground: box.background,
    boxText: box.text,
  };
}

function readablePair(wantedGround?: string | null, wantedText?: string | null) {
  const background = parseColour(wantedGround);
  const text = parseColour(wantedText);
  if (text !== null)
    return isReadable(text, background ?? paper) ? { background, text } : { background: null, text: null };
  if (background === null) return { background, text };
  return { background, text: [ink, paper].find((value) => isReadable(value, background)) ?? black };
}

function isReadable(text: string, ground: string): boolean {
  return contrastRatio(text, ground) >= readableContrast;
}
