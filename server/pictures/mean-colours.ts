import sharp from "sharp";

/** Samples across and down: enough to see a hole in a picture, and its colours. */
const side = 16;
const bytesPerSample = 4;

/**
 * The mean colours of a picture's upper and lower half, as `#rrggbb,#rrggbb`. Null for one that lets through what lies
 * behind it. Rejects when it cannot be decoded.
 */
export async function meanColours(path: string): Promise<string | null> {
  const small = sharp(path, { failOn: "error" }).resize(side, side, { fit: "fill" }).toColourspace("srgb");
  const samples = await small.ensureAlpha().raw().toBuffer();
  const half = samples.length / 2;
  const isOpaque = samples.every((value, index) => index % bytesPerSample !== 3 || value === 255);
  return isOpaque ? `${meanOf(samples.subarray(0, half))},${meanOf(samples.subarray(half))}` : null;
}

function meanOf(samples: Buffer): string {
  const mean = (channel: number) => {
    let sum = 0;
    for (let index = channel; index < samples.length; index += bytesPerSample) sum += samples[index] ?? 0;
    return Math.round((sum * bytesPerSample) / samples.length);
  };
  return `#${Buffer.from([mean(0), mean(1), mean(2)]).toString("hex")}`;
}
