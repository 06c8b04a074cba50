import * as z from "zod/mini";

/** What tells one row from another and one version of it from the next. Times are ISO text, as they are sent. */
export const storedRow = { id: z.string(), updated_at: z.nullish(z.string()) };

/** Text that may be missing in the table. */
export const optionalText = z.nullable(z.string());

/** A list of texts; a table that holds none for it means an empty one. */
export const textList = z.pipe(
  z.nullish(z.array(z.string())),
  z.transform((list): string[] => list ?? []),
);
