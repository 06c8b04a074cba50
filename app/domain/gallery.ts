/** How many pictures of a club the public page shows (public-site §9). */
export const galleryLimit = 12;

/** The endings that the gallery's upload accepts (admin §5). */
export const galleryTypes = ["jpeg", "jpg", "png", "gif", "webp", "svg", "heic", "heif"];

type StoredFile = { name: string };

const timestamp = /^(\d{13})_/;

/** The files that are pictures: the storage's placeholder for empty folders is not one (admin §5). */
export function galleryFiles<T extends StoredFile>(files: readonly T[]): T[] {
  return files.filter((file) => file.name !== ".emptyFolderPlaceholder");
}

/** The files in the order of the public page, by name. */
export function inGalleryOrder<T extends StoredFile>(files: readonly T[]): T[] {
  return files.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** The names of those that the public page leaves out: whatever lies past the twelfth (architecture 4). */
export function notShownInGallery(files: readonly StoredFile[]): Set<string> {
  return new Set(
    inGalleryOrder(galleryFiles(files))
      .slice(galleryLimit)
      .map((file) => file.name),
  );
}

/**
 * The renames that bring the files into the order given, since the public page orders them by name: none when they are
 * in it, else of all from the first that is not. New names start with a time, like those of uploads, later than that of
 * any file: none collides, and later uploads come last.
 */
export function renamesForOrder(names: readonly string[], now: Date): { from: string; to: string }[] {
  const isInPlace = (name: string, index: number) => names.slice(index + 1).every((later) => name < later);
  if (names.every(isInPlace)) return [];
  const start = Math.max(now.getTime(), ...names.map((name) => Number(timestamp.exec(name)?.[1] ?? 0) + 1));
  const firstMoved = names.findIndex((name, index) => !isInPlace(name, index) || name >= String(start));
  return names
    .slice(firstMoved)
    .map((from, index) => ({ from, to: `${start + index}_${from.replace(timestamp, "")}` }));
}
