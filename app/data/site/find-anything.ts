import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { call } from "../call.ts";

const foundRow = z.object({
  list: z.string(),
  id: z.string(),
  name: z.string(),
  about: z.nullable(z.string()),
  club: z.nullable(z.string()),
});

/** A row of one of the panel's lists (`list`: its table), and what tells it from its neighbours. */
export type FoundRow = z.infer<typeof foundRow>;

/** The rows that hold the words, or nearly do, of every list that the person works in. Throws when the read fails. */
export const findAnything = (client: SupabaseClient, words: string) =>
  call(client, z.array(foundRow), "find_anything", { words: words.slice(0, 200) });
