import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { galleryFiles, galleryLimit } from "#domain/files/gallery.ts";
import { ownFileAddress } from "#domain/files/own-file.ts";
import { ownLanguage } from "#shared/language.ts";
import { languageOfReads } from "../site/in-language.ts";

/**
 * A picture of a club's gallery: its file's name in the club's folder, and its address, root-relative; what the library
 * says it shows, in the language of who reads, where that is asked and said.
 */
export type GalleryImage = { name: string; url: string; alt?: string };

/** The bucket that holds a folder per club. */
export const galleryBucket = "media_assets";
const mostFiles = 1000;

/** The pictures of a club's public page: at most 12, by name (public-site §7). Throws when the read fails. */
export async function listGallery(client: SupabaseClient, clubId: string): Promise<GalleryImage[]> {
  const [images, words] = await Promise.all([
    list(client, clubId, { limit: galleryLimit, offset: 0, sortBy: { column: "name", order: "asc" } }),
    readWords(client, clubId),
  ]);
  return images.map((image) => {
    const alt = words.get(`${clubId}/${image.name}`);
    return alt ? { ...image, alt } : image;
  });
}

const said = z.array(z.object({ path: z.string(), alt: z.string() }));

async function readWords(client: SupabaseClient, clubId: string): Promise<Map<string, string>> {
  const column = languageOfReads(client) === ownLanguage ? "alt_es" : "alt_en";
  const query = client
    .from("media")
    .select(`path,alt:${column}`)
    .eq("bucket", galleryBucket)
    .like("path", `${clubId}/%`);
  const { data } = await query.neq(column, "").limit(mostFiles).throwOnError();
  return new Map(said.parse(data).map(({ path, alt }) => [path, alt]));
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
  const files = galleryFiles(data.filter((fileObject) => fileObject.id !== null));
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
