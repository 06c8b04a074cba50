import { rename } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { type CardKind, cardLines } from "#shared/share-card.ts";
import { cardSize } from "./card-size.ts";
import { cutRound } from "./cut-round.ts";
import type { FocalPoint } from "./focal-points.ts";

/** A picture for a link that is shared, to be made into a file. */
export interface ShareCardJob {
  /** What the page is called; the last word stands wide, as on the site. */
  title: string;
  /** What stands small below it; empty for nothing. */
  line: string;
  kind: CardKind;
  /** The page's own picture; null for one that is drawn by its kind. */
  from: string | null;
  /** What no cut of that leaves out, where staff have said it. */
  focal?: FocalPoint | undefined;
  /** The folder with the logos as SVG; null where there is none. */
  logos: string | null;
  to: string;
}

/** A ground, and what stands on it. */
interface Look {
  ground: string;
  ink: string;
  logo: string;
  /** The logo is white and the ground light. */
  isLogoTurned?: boolean;
  /** Shapes of an SVG of the card's size. */
  shapes: string;
  /** A monogram that fills the right side. */
  mark?: string;
}

const margin = 64;
const mostPixels = 50_000_000;
const night = "#10100e";
const paper = "#f6f6f4";
const gold = "#d4af37";
const most = { lines: { width: cardSize.width - 2 * margin, height: 250 }, bytes: 100_000 };

// Cut from the site's own variable letters (OFL, see app/ui/fonts): pango knows no widths, and machines have no fonts.
const fonts = {
  thin: { file: join(import.meta.dirname, "fonts/nueve-fina.ttf"), name: "Nueve Fina" },
  wide: { file: join(import.meta.dirname, "fonts/nueve-ancha.ttf"), name: "Nueve Ancha" },
};

const line = `<path fill="${gold}" d="M0 618h1200v12H0z"/>`;

/** Over a photograph: dark where words stand. */
const photograph: Look = {
  ground: night,
  ink: paper,
  logo: "nine-fitness-white.svg",
  shapes: `<defs><linearGradient id="a" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${night}" stop-opacity=".62"/><stop offset=".34" stop-color="${night}" stop-opacity=".18"/>
      <stop offset="1" stop-color="${night}" stop-opacity=".94"/>
    </linearGradient></defs><path fill="url(#a)" d="M0 0h1200v630H0z"/>${line}`,
};

const looks: Record<CardKind, Look> = {
  page: {
    ground: gold,
    ink: night,
    logo: "nine-fitness-white.svg",
    isLogoTurned: true,
    shapes: `<path fill="${night}" d="M0 618h1200v12H0z"/>`,
    mark: "9f-monogram-black.svg",
  },
  club: {
    ground: night,
    ink: paper,
    logo: "nine-fitness-white.svg",
    shapes: line,
    mark: "9f-monogram-gold.svg",
  },
  week: { ground: night, ink: paper, logo: "nine-fitness-white.svg", shapes: weekShapes() + line },
  legal: {
    ground: paper,
    ink: night,
    logo: "nine-fitness-color.svg",
    shapes: `<path stroke="${night}" stroke-opacity=".14" stroke-width="3" d="${[170, 214, 258, 302]
      .map((y, at) => `M64 ${y}h${[1072, 1072, 1072, 620][at]}`)
      .join("")}"/>${line}`,
  },
};

/** Seven days with their classes, as the timetable's grid has them. */
function weekShapes(): string {
  const days = [[0, 2, 4], [1, 3], [0, 3, 4], [1, 2], [0, 1, 4], [2, 3], [1]];
  const bars = days.flatMap((rows, day) => rows.map((row) => `M${480 + day * 96} ${52 + row * 52}h80v36h-80z`));
  const columns = days.map((_, day) => `M${472 + day * 96} 44v268`);
  return `<path stroke="${paper}" stroke-opacity=".16" stroke-width="2" d="${columns.join("")}"/>
    <path fill="${gold}" d="${bars.join("")}"/>`;
}

/** Draws the card of a page and writes it to `job.to`, a JPEG of 100 kB at most. Throws when the picture cannot be read. */
export async function drawShareCard({ title, line: small, kind, from, focal, logos, to }: ShareCardJob): Promise<void> {
  const look = from === null ? looks[kind] : photograph;
  const drawn = (await openGround(from, focal, look)).composite([
    { input: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${look.shapes}</svg>`) },
    ...(logos === null ? [] : await drawLogos(logos, look)),
    ...(await drawWords(title, small, look.ink)),
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

async function drawLogos(folder: string, { logo, isLogoTurned, mark }: Look): Promise<OverlayOptions[]> {
  const word = sharp(join(folder, logo), { density: 144 }).resize({ height: 56 });
  const turned = isLogoTurned ? word.negate({ alpha: false }) : word;
  const drawn = [{ input: await turned.png().toBuffer(), left: margin, top: 52 }];
  if (!mark) return drawn;
  const { data, info } = await sharp(join(folder, mark), { density: 400 })
    .resize({ width: 520, height: 250, fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  return [{ input: data, left: cardSize.width - margin - info.width, top: 52 }, ...drawn];
}

async function openGround(from: string | null, focal: FocalPoint | undefined, { ground }: Look) {
  const plain = sharp({ create: { ...cardSize, channels: 3, background: ground } });
  if (from === null) return plain;
  const photo = sharp(from, { limitInputPixels: mostPixels, failOn: "error" })
    .autoOrient()
    .flatten({ background: ground });
  const cut = await cutRound(photo, cardSize, focal);
  return sharp(await cut.png({ compressionLevel: 1 }).toBuffer());
}

/** The words from the bottom up: what is small, the title's last word wide, what comes before it thin. */
async function drawWords(title: string, small: string, ink: string): Promise<OverlayOptions[]> {
  const { thin: first, wide: last, isLong } = cardLines(title);
  const lines = await Promise.all([
    drawText(small, { font: fonts.thin, ink, box: { ...most.lines, height: 40 } }),
    drawText(last, { font: fonts.wide, ink, box: isLong ? most.lines : { ...most.lines, height: 130 } }),
    drawText(first, { font: fonts.thin, ink, box: { ...most.lines, height: 92 } }),
  ]);
  let bottom = cardSize.height - 12 - 48;
  return lines
    .filter((entry) => entry !== null)
    .map(({ input, height }) => {
      const top = bottom - height;
      bottom = top - 20;
      return { input, left: margin, top };
    });
}

/** Draws a letter of each kind for nobody. */
export async function warmLetters(): Promise<void> {
  for (const font of Object.values(fonts)) await drawText("9", { font, ink: paper, box: { width: 20, height: 20 } });
}

/** The text as large as it fits into the box; null for one of which nothing can be seen. */
async function drawText(
  text: string,
  { font, ink, box }: { font: (typeof fonts)["wide"]; ink: string; box: { width: number; height: number } },
) {
  // Spaces, marks that say how letters stand, and what holds words together or apart.
  if (/^[\s\p{Cc}\p{Cf}\p{M}\u115F\u1160\u3164]*$/u.test(text)) return null;
  const escaped = text.replace(/[&<>]/g, (match) => `&#${match.charCodeAt(0)};`);
  const drawn = sharp({
    text: {
      text: `<span foreground="${ink}">${escaped}</span>`,
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
