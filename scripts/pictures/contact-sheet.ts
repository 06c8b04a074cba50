import sharp, { type OverlayOptions } from "sharp";

export interface SheetPicture {
  name: string;
  png: Buffer;
}

const gap = 24;
const labelHeight = 30;
const longest = 2.4;

/**
 * One JPEG of many pages side by side, each under its name, cut below `longest` times its width so that a long page
 * does not make the sheet unreadable. All pictures are shown `width` pixels wide, `columns` to a row.
 */
export async function contactSheet(pictures: SheetPicture[], width: number, columns: number): Promise<Buffer> {
  const tiles = await Promise.all(pictures.map(async ({ name, png }) => ({ name, ...(await shrink(png, width)) })));
  const rows = Array.from({ length: Math.ceil(tiles.length / columns) }, (_, row) =>
    tiles.slice(row * columns, (row + 1) * columns),
  );
  const layers: OverlayOptions[] = [];
  let top = gap;
  for (const row of rows) {
    for (const [column, { name, data }] of row.entries()) {
      const left = gap + column * (width + gap);
      layers.push({ input: label(name, width), left, top }, { input: data, left, top: top + labelHeight });
    }
    top += labelHeight + Math.max(...row.map((entry) => entry.height)) + gap;
  }
  const sheetWidth = gap + columns * (width + gap);
  return sharp({ create: { width: sheetWidth, height: top, channels: 3, background: "#E6E6E3" } })
    .composite(layers)
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}

async function shrink(png: Buffer, width: number): Promise<{ data: Buffer; height: number }> {
  const { data, info } = await sharp(png).resize({ width }).toBuffer({ resolveWithObject: true });
  const height = Math.min(info.height, Math.round(width * longest));
  return { data: await sharp(data).extract({ left: 0, top: 0, width, height }).toBuffer(), height };
}

function label(text: string, width: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${labelHeight}"><text x="0" y="20" font-family="sans-serif" font-size="16" fill="#0C0C0A">${text}</text></svg>`,
  );
}
