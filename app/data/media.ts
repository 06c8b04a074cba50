import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { enoughWidths } from "#domain/files/file-places.ts";
import { timestampedName } from "#domain/files/safe-file-name.ts";
import {
  type FileWords,
  fileUse,
  type MediaFile,
  type MediaPage,
  mediaPage,
  type StoredFile,
  storedFile,
} from "../content/media-file.ts";
import { call } from "./call.ts";

/** What of the library is looked at. */
export interface MediaView {
  words: string;
  kind: MediaFile["kind"] | null;
  wanted: "unused" | "untold" | "heavy" | "small" | "fits" | null;
  club: string | null;
  /** Null: the newest first. */
  sorting: "name" | "heavy" | null;
  /** From 1. */
  page: number;
  /** The width that a picture needs to be one that `fits`. */
  fits?: number | undefined;
}

/** How many files a page of the library holds. */
export const mediaPageSize = 60;

/** One page of the library. Throws when the read fails. */
export async function listMedia(client: SupabaseClient, view: MediaView): Promise<MediaPage> {
  const { words, kind, wanted, club, sorting, page, fits = null } = view;
  const { data } = await client
    .rpc("list_media", {
      words,
      of_kind: kind,
      wanted,
      of_club: club,
      sorting,
      page,
      fits,
      enough: enoughWidths,
      most: mediaPageSize,
    })
    .throwOnError();
  return mediaPage.parse(data);
}

/** Where a file is used, what visitors see first. Throws when the read fails. */
export const listFileUses = (client: SupabaseClient, id: string) =>
  call(client, z.array(fileUse), "list_file_uses", { file: id });

/** Puts a file in the place of another everywhere; gives how many rows and plans that changed. Throws why not. */
export const replaceMedia = (client: SupabaseClient, was: string, becomes: string) =>
  call(client, z.number(), "replace_media", { was, becomes });

const columns =
  "id,bucket,path,name,mime,kind,bytes,width,height,alt_es,alt_en,focal_x,focal_y,club_id,created_by,created_at,updated_at";

/** One file of the library; null when it is gone. Throws when the read fails. */
export async function readMedia(client: SupabaseClient, id: string): Promise<StoredFile | null> {
  const { data } = await client.from("media").select(columns).eq("id", id).maybeSingle().throwOnError();
  return z.nullable(storedFile).parse(data);
}

/** Changes what is said of a file. False where it is gone or not hers to change. Throws the server's error. */
export async function describeMedia(client: SupabaseClient, id: string, said: Partial<FileWords>): Promise<boolean> {
  const { data } = await client.from("media").update(said).eq("id", id).select("id").throwOnError();
  return data.length > 0;
}

/** A file that is the same as one that was chosen, or of as many bytes and not compared yet. Throws when the read fails. */
export async function findTwins(
  client: SupabaseClient,
  hash: string,
  bytes: number,
): Promise<(StoredFile & { hash: string | null })[]> {
  const { data } = await client
    .from("media")
    .select(`${columns},hash`)
    .or(`hash.eq.${hash},and(hash.is.null,bytes.eq.${bytes})`)
    .limit(5)
    .throwOnError();
  return z.array(z.extend(storedFile, { hash: z.nullable(z.string()) })).parse(data);
}

/** Removes files; gives the ids of those that went: what is used stays (decision 0625). Throws the server's error. */
export async function removeMedia(client: SupabaseClient, files: readonly StoredFile[]): Promise<Set<string>> {
  const gone = new Set<string>();
  for (const bucket of new Set(files.map((file) => file.bucket))) {
    const own = files.filter((file) => file.bucket === bucket);
    const { data, error } = await client.storage.from(bucket).remove(own.map(({ path }) => path));
    if (error) throw error;
    for (const { path, id } of own) if (data.some(({ name }) => name === path)) gone.add(id);
  }
  return gone;
}

/** Sends a file to the library under the moment and its safe name, or under a path of its own; gives its id. Throws the server's error. */
export async function uploadMedia(
  client: SupabaseClient,
  file: File,
  place?: { bucket: string; path: string },
): Promise<string> {
  const { bucket, path } = place ?? {
    bucket: "public-assets",
    path: `medios/${timestampedName(file.name, new Date())}`,
  };
  const { data, error } = await client.storage.from(bucket).upload(path, file, { contentType: file.type });
  if (error) throw error;
  return data.id;
}

/** Where a file is seen by everybody. */
export const mediaAddress = ({ bucket, path }: Pick<StoredFile, "bucket" | "path">): string =>
  `/storage/v1/object/public/${bucket}/${path.split("/").map(encodeURIComponent).join("/")}`;
