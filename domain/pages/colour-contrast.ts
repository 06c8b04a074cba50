/** The least contrast of text that everybody can read (WCAG 2.2, 1.4.3). */
export const readableContrast = 4.5;

/** The colour as `#rrggbb` in lower case, or null when the text is no colour: `#fff` and `#ffffff` are. */
export function parseColour(text: string | null | undefined): string | null {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/.exec(text?.trim().toLowerCase() ?? "")?.[1];
  if (hex === undefined) return null;
  return `#${hex.length === 3 ? hex.replace(/./g, "$&$&") : hex}`;
}

/** The contrast of two colours given as `#rrggbb`: 1 for equal ones, 21 for black on white (WCAG 2.2). */
export function contrastRatio(one: string, other: string): number {
  const [light = 1, dark = 1] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const channel = (start: number) => linear(Number.parseInt(colour.slice(start, start + 2), 16) / 255);
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function linear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
