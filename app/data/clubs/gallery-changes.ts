import type { SupabaseClient } from "@supabase/supabase-js";
import { type Rename, renamesForOrder } from "#domain/files/renames-for-order.ts";
import { timestampedName } from "#domain/files/safe-file-name.ts";
import { galleryBucket } from "./galleries.ts";

/** Adds a picture under the moment and its safe name. Throws the server's error. */
export async function uploadGalleryImage(client: SupabaseClient, clubId: string, file: File, now: Date): Promise<void> {
  const path = `${clubId}/${timestampedName(file.name, now)}`;
  const { error } = await client.storage.from(galleryBucket).upload(path, file, { contentType: file.type });
  if (error) throw error;
}

/** Removes a picture. False when there was none to remove, or it is not ours to. Throws the server's error. */
export async function removeGalleryImage(client: SupabaseClient, clubId: string, name: string): Promise<boolean> {
  const { data, error } = await client.storage.from(galleryBucket).remove([`${clubId}/${name}`]);
  if (error) throw error;
  return data.length > 0;
}

/**
 * Brings the pictures into the order of these names by renaming as few as needed, and gives the renames. One after the
 * other: when one fails it throws, and every picture is still there under its old or its new name.
 */
export async function saveGalleryOrder(
  client: SupabaseClient,
  clubId: string,
  names: readonly string[],
  now: Date,
): Promise<Rename[]> {
  const renames = renamesForOrder(names, now);
  for (const { from, to } of renames) await rename(client, `${clubId}/${from}`, `${clubId}/${to}`);
  return renames;
}

async function rename(client: SupabaseClient, from: string, to: string): Promise<void> {
  const { error } = await client.storage.from(galleryBucket).move(from, to);
  if (error) throw error;
}
