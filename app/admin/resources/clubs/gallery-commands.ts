import type { Rename } from "#domain/files/renames-for-order.ts";
import { galleryBucket } from "../../../data/clubs/galleries.ts";
import { removeGalleryImage, saveGalleryOrder, uploadGalleryImage } from "../../../data/clubs/gallery-changes.ts";
import { perform } from "../../session/perform.ts";

export const addGalleryImage = (club: string, file: File): Promise<void> =>
  perform(["create", galleryBucket, { club_id: club }], async (client) => {
    await uploadGalleryImage(client, club, file, new Date());
  });

/** Stores the order of all pictures by renaming their files; gives the names that have changed. */
export const orderGallery = (club: string, names: readonly string[]): Promise<readonly Rename[]> =>
  perform(["order", galleryBucket, { club_id: club }], (client) => saveGalleryOrder(client, club, names, new Date()));

/** Deletes a picture; throws where it was gone. */
export const deleteGalleryImage = (club: string, image: string): Promise<void> =>
  perform(["delete", galleryBucket, { club_id: club }], async (client) => {
    const isGone = await removeGalleryImage(client, club, image);
    if (!isGone) throw new Error("Ya no existe.");
  });
