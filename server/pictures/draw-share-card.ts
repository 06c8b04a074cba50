import { rename } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { cardLines } from "#shared/share-card.ts";
import { cardSize } from "./card-size.ts";

/** A picture for a link that is shared, to be made into a file. */
export interface ShareCardJob {
  /** What the page is called; the last word stands wide, as on the site. */
  title: string;
  /** The page's own picture. Null: the ground alone. */
  from: string | null;
  /** The mark in white, an SVG of the build; null where the build has none. */
  logo: string | null;
  to: string;
}

const margin = 64;
const mostPixels = 50_000_000;
const ground = "#10100e";
const most = { lines: { width: cardSize.width - 2 * margin, height: 250 }, bytes: 100_000 };

// Cut from the site's own variable letters (OFL, see app/ui/fonts): pango knows no widths, and machines have no fonts.
const fonts = {
  thin: { file: join(import.meta.dirname, "fonts/nueve-fina.ttf"), name: "Nueve Fina" },
  wide: { file: join(import.meta.dirname, "fonts/nueve-ancha.ttf"), name: "Nueve Ancha" },
};

const shade = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><defs>
    <linearGradient id="a" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${ground}" stop-opacity=".62"/><stop offset=".34" stop-color="${ground}" stop-opacity=".18"/>
      <stop offset="1" stop-color="${ground}" stop-opacity=".94"/>
    </linearGradient></defs>
    <path fill="url(#a)" d="M0 0h1200v630H0z"/><path fill="#d4af37" d="M0 618h1200v12H0z"/></svg>`,
);

/** Draws the card of a page and writes it to `job.to`, a JPEG of 100 kB at most. Throws when the picture cannot be read. */
export async function drawShareCard({ title, from, logo, to }: ShareCardJob): Promise<void> {
  const letters = await drawTitle(title);
  const drawn = (await openGround(from)).composite([
    { input: shade },
    ...(logo === null ? [] : [{ input: await drawMark(logo), left: margin, top: 52 }]),
    ...letters,
  ]);
  const pixels = await drawn.removeAlpha().raw().toBuffer();
  const aside = `${to}.${process.pid}`;
  for (const quality of [80, 68, 54, 40]) {
    const card = sharp(pixels, { raw: { ...cardSize, channels: 3 } }).jpeg({ quality, mozjpeg: true });
    const { size } = await card.toFile(aside);
    if (size <= most.bytes) break;
  }
  await rename(aside, to);
}

const drawMark = (logo: string) => sharp(logo, { density: 144 }).resize({ height: 56 }).png().toBuffer();

async function openGround(from: string | null) {
  const plain = sharp({ create: { ...cardSize, channels: 3, background: ground } });
  if (from === null) return plain;
  const cut = sharp(from, { limitInputPixels: mostPixels, failOn: "error" })
    .autoOrient()
    .flatten({ background: ground })
    .resize({ ...cardSize, fit: "cover", position: sharp.strategy.attention });
  return sharp(await cut.png({ compressionLevel: 1 }).toBuffer());
}

/** The lines of a title from the bottom up: what comes before the last word is thin, the last word wide. */
async function drawTitle(title: string): Promise<OverlayOptions[]> {
  const { thin: first, wide: last, isLong } = cardLines(title);
  const wide = await drawText(last, fonts.wide, isLong ? most.lines : { ...most.lines, height: 130 });
  const thin = await drawText(first, fonts.thin, { ...most.lines, height: 92 });
  const bottom = cardSize.height - 12 - 48;
  const lines = [];
  if (wide) lines.push({ ...wide, top: bottom - wide.height });
  if (thin) lines.push({ ...thin, top: bottom - (wide ? wide.height + 20 : 0) - thin.height });
  return lines.map(({ input, top }) => ({ input, left: margin, top }));
}

/** The text as large as it fits into the box; null for one of which nothing can be seen. */
async function drawText(text: string, font: (typeof fonts)["wide"], box: { width: number; height: number }) {
  // Spaces, marks that say how letters stand, and what holds words together or apart.
  if (/^[\s\p{Cc}\p{Cf}\p{M}\u115F\u1160\u3164]*$/u.test(text)) return null;
  const escaped = text.replace(/[&<>]/g, (it) => `&#${it.charCodeAt(0)};`);
  const drawn = sharp({
    text: {
      text: `<span foreground="#f6f6f4">${escaped}</span>`,
      font: font.name,
      fontfile: font.file,
      rgba: true,
      wrap: "word",
      spacing: 4,
      ...box,
    },
  });
  // Letters that need more room than pango thinks would stand out of the card.
  const fitting = { ...box, fit: "inside", withoutEnlargement: true } as const;
  const { data, info } = await drawn.resize(fitting).png().toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}
