/** How many pictures of a club the public page shows (public-site §9). */
export const galleryLimit = 12;

type StoredFile = { name: string };

/** The files that are pictures: the storage's placeholder for empty folders is not one (admin §5). */
export function galleryFiles<T extends StoredFile>(files: readonly T[]): T[] {
  return files.filter((file) => file.name !== ".emptyFolderPlaceholder");
}

/** The files in the order of the public page, by name. */
export function inGalleryOrder<T extends StoredFile>(files: readonly T[]): T[] {
  return files.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** What a picture is called to people: its file's name without the moment before it and the ending. */
export function galleryCaption(name: string): string {
  return name.replace(/^\d{13}_/, "").replace(/\.[a-z0-9]{1,8}$/i, "") || name;
}

/**
 * What a picture shows to those who do not see it, where its file's name says it in words (`sala-de-fuerza.jpg`); null
 * for a camera's numbers or a single word.
 */
export function galleryAlt(name: string): string | null {
  const words = galleryCaption(name).split(/[-_\s]+/);
  return words.length > 1 && words.every((word) => /^\p{L}+$/u.test(word)) ? words.join(" ") : null;
}
