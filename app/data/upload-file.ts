import type { SupabaseClient } from "@supabase/supabase-js";
import { ownFileAddress } from "#domain/files/own-file.ts";
import { fileEnding, timestampedName } from "#domain/files/safe-file-name.ts";

const bucket = "public-assets";

/**
 * Uploads a file and gives its address, root-relative: into a folder (`articles`, `articles_content`,
 * `merch`, `testimonials`, `partners`, `landings` …) under the moment and its safe name; with an empty one, as the
 * global content does, under a random name with its ending (admin §7). Throws the server's error.
 */
export async function uploadFile(client: SupabaseClient, folder: string, file: File): Promise<string> {
  const name =
    folder === "" ? `${crypto.randomUUID()}${fileEnding(file.name)}` : timestampedName(file.name, new Date());
  const path = folder === "" ? name : `${folder}/${name}`;
  const { data, error } = await client.storage.from(bucket).upload(path, file, { contentType: file.type });
  if (error) throw error;
  return ownFileAddress(client.storage.from(bucket).getPublicUrl(data.path).data.publicUrl);
}
