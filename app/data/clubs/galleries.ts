import type { SupabaseClient } from "@supabase/supabase-js";
import { galleryFiles, galleryLimit } from "#domain/files/gallery.ts";
import { ownFileAddress } from "#domain/files/own-file.ts";

/** A picture of a club's gallery: its file's name in the club's folder, and its address, root-relative. */
export type GalleryImage = { name: string; url: string };

/** The bucket that holds a folder per club. */
export const galleryBucket = "media_assets";
const mostFiles = 1000;

/** The pictures of a club's public page: at most 12, by name (public-site §7). Throws when the read fails. */
export function listGallery(client: SupabaseClient, clubId: string): Promise<GalleryImage[]> {
  return list(client, clubId, { limit: galleryLimit, offset: 0, sortBy: { column: "name", order: "asc" } });
}

/** Every picture of a club, the latest first, as the panel lists them (admin §7). Throws when the read fails. */
export function listGalleryFiles(client: SupabaseClient, clubId: string): Promise<GalleryImage[]> {
  return list(client, clubId, { limit: mostFiles, offset: 0, sortBy: { column: "created_at", order: "desc" } });
}

type ListOptions = { limit: number; offset: number; sortBy: { column: string; order: string } };

async function list(client: SupabaseClient, clubId: string, options: ListOptions): Promise<GalleryImage[]> {
  const { data, error } = await client.storage.from(galleryBucket).list(clubId, options);
  if (error) throw error;
  // Folders are listed too, without an id.
  const files = galleryFiles(data.filter((it) => it.id !== null));
  if (files.length === 0) await requireEmpty(client, clubId);
  return files.map(({ name }) => ({
    name,
    url: ownFileAddress(client.storage.from(galleryBucket).getPublicUrl(`${clubId}/${name}`).data.publicUrl),
  }));
}

/** The storage lists without a count: that there is nothing is asked of somebody else. Throws when there is something. */
async function requireEmpty(client: SupabaseClient, club: string): Promise<void> {
  const { data: size } = await client.rpc("gallery_size", { club }).throwOnError();
  if (size !== 0) throw new Error(`the list of the gallery of ${club} answered no picture of ${size}`);
}
