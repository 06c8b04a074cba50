import { type PictureRatio, pictureWidths } from "#shared/picture-sizes.ts";

export const pictureFormats = ["avif", "webp"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

const ownFile = /^\/storage\/v1\/object\/public\/([\w-]+\/.+)$/;
const siteFile = /^\/((?:assets|images)\/.+)$/;
const resizable = /\.(jpe?g|png|webp|avif)$/i;

/**
 * Where the server gives a stored picture in a width, format and, if wished, shape. Null for what it does not resize:
 * drawings (SVG), animations, and pictures of other sites.
 */
export function pictureUrl(src: string, width: number, format: PictureFormat, ratio?: PictureRatio): string | null {
  const name = resizableName(src);
  return name && resizedPath(name, width, format, ratio);
}

/** `srcset` from a sixth of the widest to the widest, or null for a picture that is not resized. */
export function pictureSet(src: string, widest: number, format: PictureFormat, ratio?: PictureRatio): string | null {
  const name = resizableName(src);
  if (!name) return null;
  const most = pictureWidths.find((width) => width >= widest) ?? pictureWidths.at(-1) ?? widest;
  return pictureWidths
    .filter((width) => width <= most && width >= widest / 6)
    .map((width) => `${resizedPath(name, width, format, ratio)} ${width}w`)
    .join(", ");
}

/** The still of a video, as the `src` of a picture. Our server fetches it: no visitor contacts the video's host. */
export const videoStill = (youtubeId: string): string => `video:${youtubeId}`;

function resizedPath(name: string, width: number, format: PictureFormat, ratio?: PictureRatio): string {
  return `/pictures/${width}${ratio ? `-${ratio}` : ""}.${format}/${name}`;
}

/** Bucket and name of a picture that our server resizes; null for drawings, animations and pictures of other sites. */
export function resizableName(src: string): string | null {
  if (src.startsWith("video:")) return `video/${encodeURIComponent(src.slice("video:".length))}`;
  if (!resizable.test(src)) return null;
  const own = ownFile.exec(src)?.[1];
  if (own) return own;
  const site = siteFile.exec(src)?.[1];
  return site ? `site/${site}` : null;
}
