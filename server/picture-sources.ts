import { randomUUID } from "node:crypto";
import { rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BackendLink } from "./backend-link.ts";
import { fetchPicture } from "./fetch-picture.ts";
import type { PictureOrder } from "./picture-address.ts";
import type { VideoStills } from "./video-stills.ts";

/** The original of a picture. The version names its bytes; `withFile` lends a path that holds them. */
export interface PictureSource {
  version: string;
  withFile<T>(use: (path: string) => Promise<T>): Promise<T>;
}

/** The original could not be had at this moment. */
export class SourceIsMissing extends Error {}

export interface PictureSourcesOptions {
  backend: Pick<BackendLink, "locateFile">;
  /** Where a file of the site's own build lies, by address. */
  siteFile: (path: string) => string | null;
  stills: VideoStills;
}

/** Finds originals: stored files, files of the build, stills of videos. No other place is ever asked. */
export function createPictureSources({ backend, siteFile, stills }: PictureSourcesOptions) {
  return async ({ bucket, name }: Pick<PictureOrder, "bucket" | "name">): Promise<PictureSource | null> => {
    if (bucket === "video") {
      const isId = /^[\w-]{11}$/.test(name);
      return isId ? { version: "still", withFile: (use) => lend(() => stills.find(name), use) } : null;
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
    if ("path" in found) return { version, withFile: (use) => use(found.path) };
    return { version, withFile: (use) => lend(() => fetchPicture(found.url), use) };
  };
}

/** The bytes of another machine as a file, for as long as it is used. */
async function lend<T>(load: () => Promise<Buffer | null>, use: (path: string) => Promise<T>): Promise<T> {
  const bytes = await load();
  if (!bytes) throw new SourceIsMissing("there is no original");
  const path = join(tmpdir(), `nine-fitness-${randomUUID()}`);
  await writeFile(path, bytes, { mode: 0o600 });
  try {
    return await use(path);
  } finally {
    await rm(path, { force: true });
  }
}
