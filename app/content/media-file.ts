import * as z from "zod/mini";

/** A file of the site, and what is said of it. */
export const storedFile = z.object({
  id: z.string(),
  bucket: z.string(),
  path: z.string(),
  name: z.string(),
  mime: z.string(),
  kind: z.enum(["picture", "video", "document"]),
  bytes: z.number(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  alt_es: z.string(),
  alt_en: z.string(),
  focal_x: z.nullable(z.number()),
  focal_y: z.nullable(z.number()),
  club_id: z.nullable(z.string()),
  created_by: z.nullable(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
});
export type StoredFile = z.infer<typeof storedFile>;

/** A file of the library, as `list_media` tells it. */
export const mediaFile = z.extend(storedFile, {
  /** Rows and planned changes that name it. */
  uses: z.number(),
  is_unused: z.boolean(),
  /** In one of its places it is shown wider than it is. */
  is_small: z.boolean(),
});
export type MediaFile = z.infer<typeof mediaFile>;

/** What may be changed of it. */
export interface FileWords {
  alt_es: string;
  alt_en: string;
  focal_x: number | null;
  focal_y: number | null;
  width: number;
  height: number;
  hash: string;
}

const counts = z.object({
  all: z.number(),
  unused: z.number(),
  untold: z.number(),
  heavy: z.number(),
  small: z.number(),
  fits: z.number(),
  unused_of_kind: z.number(),
  picture: z.number(),
  video: z.number(),
  document: z.number(),
});

/** One page of the library, and how many files each filter would show. */
export const mediaPage = z.object({ rows: z.array(mediaFile), found: z.number(), counts, bytes: z.number() });
export type MediaPage = z.infer<typeof mediaPage>;

/** Where a file is used: a row as it is, a planned change, a row in the trash, earlier versions. */
export const fileUse = z.object({
  place: z.enum(["row", "plan", "trash", "version"]),
  table_name: z.string(),
  row_id: z.string(),
  column_name: z.string(),
  named: z.string(),
  club: z.nullable(z.string()),
  at: z.string(),
  many: z.number(),
});
export type FileUse = z.infer<typeof fileUse>;
