import sharp, { type Sharp } from "sharp";
import type { FocalPoint } from "./focal-points.ts";

/** Fills a size with a picture: round its focal point, as `object-position` has it, or round what catches the eye. */
export async function cutRound(
  original: Sharp,
  size: { width: number; height: number },
  focal: FocalPoint | undefined,
): Promise<Sharp> {
  if (!focal) return original.resize({ ...size, fit: "cover", position: sharp.strategy.attention });
  const { autoOrient: own } = await original.metadata();
  const cover = Math.max(size.width / own.width, size.height / own.height);
  const whole = { width: Math.ceil(own.width * cover), height: Math.ceil(own.height * cover) };
  // The point lies in the cut where it lies in the picture.
  return original.resize({ ...whole, fit: "fill" }).extract({
    ...size,
    left: Math.round(((whole.width - size.width) * focal.x) / 100),
    top: Math.round(((whole.height - size.height) * focal.y) / 100),
  });
}
