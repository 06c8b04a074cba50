import { randomUUID } from "node:crypto";
import { copyFile, link, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BackendLink } from "../backends/backend-link.ts";
import { fetchPicture } from "./fetch-picture.ts";
import type { PictureOrder } from "./picture-address.ts";
import type { VideoStills } from "./video-stills.ts";

/** The original of a picture. The version names its bytes; `withFile` lends a path that holds them. */
export interface PictureSource {
  version: string;
  withFile<T>(use: (path: string) => Promise<T>): Promise<T>;
}

/** There is no original. */
export class SourceIsMissing extends Error {}

/** The original could not be had at this moment: whoever keeps it does not answer, or not with all of it. */
export class SourceIsAway extends Error {}

export interface PictureSourcesOptions {
  backend: Pick<BackendLink, "locateFile">;
  /** Where a file of the site's own build lies, by address. */
  siteFile: (path: string) => string | null;
  stills: VideoStills;
}

export type PicturesWanted = Pick<PictureOrder, "bucket" | "name" | "width" | "height">;

/** Finds originals: stored files, files of the build, stills of videos. No other place is ever asked. */
export function createPictureSources({ backend, siteFile, stills }: PictureSourcesOptions) {
  return async (order: PicturesWanted): Promise<PictureSource | null> => {
    const { bucket, name } = order;
    if (bucket === "video") {
      const isId = /^[\w-]{11}$/.test(name);
      return isId
        ? { version: "still", withFile: (use) => lend(async (to) => save(await stills.find(name), to), use) }
        : null;
    }
    if (bucket === "site") {
      const path = siteFile(`/${name}`);
      if (!path) return null;
      // A later build may bring another picture under the same name.
      const { size, mtimeMs } = await stat(path);
      return { version: `${size}-${mtimeMs}`, withFile: (use) => use(path) };
    }
    const found = await backend.locateFile(bucket, name);
    if (!found) return null;
    const { version } = found;
    if ("locate" in found)
      return { version, withFile: (use) => lend(async (to) => hold(await orAway(found.locate()), to), use) };
    const url = found.scaledUrl?.(widthToCutFrom(order)) ?? found.url;
    return { version, withFile: (use) => lend(async (to) => save(await orAway(fetchPicture(url)), to), use) };
  };
}

async function orAway<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (cause) {
    throw new SourceIsAway("the original does not come", { cause });
  }
}

/** Room for a cut round what catches the eye, in pictures up to twice as wide as high. */
function widthToCutFrom({ width, height }: PicturesWanted): number {
  return height === null ? width : 2 * Math.max(width, height);
}

/** A file of our own with the bytes of the original, for as long as it is used. */
async function lend<T>(put: (to: string) => Promise<void>, use: (path: string) => Promise<T>): Promise<T> {
  const path = join(tmpdir(), `nine-fitness-${randomUUID()}`);
  try {
    await put(path);
    return await use(path);
  } finally {
    await rm(path, { force: true });
  }
}

/** A second name: staff may remove the file while its picture waits for its turn. */
async function hold(original: string | null, to: string): Promise<void> {
  if (original === null) throw new SourceIsMissing("there is no original");
  try {
    // Another file system can only have a copy.
    await link(original, to).catch(() => copyFile(original, to));
  } catch (error) {
    if (await isThere(original)) throw error;
    throw new SourceIsMissing("the original has been removed");
  }
}

async function save(bytes: Buffer | null, to: string): Promise<void> {
  if (!bytes) throw new SourceIsMissing("there is no original");
  await writeFile(to, bytes, { mode: 0o600 });
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
