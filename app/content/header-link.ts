import * as z from "zod/mini";
import { storedRow } from "./stored-row.ts";

/** An entry of the main menu (`header_links`). */
export const headerLink = z.object({
  ...storedRow,
  text: z.string(),
  path: z.string(),
  display_order: z.number(),
  is_visible: z.boolean(),
});

export type HeaderLink = z.infer<typeof headerLink>;
