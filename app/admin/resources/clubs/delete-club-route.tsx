import { useRouteLoaderData } from "react-router";
import type { Club } from "#app/content/club.ts";
import { countBelongings } from "#app/data/clubs.ts";
import { belongingsInWords } from "#domain/clubs/club-belongings.ts";
import { galleryToasts } from "#texts/admin/gallery-toasts.ts";
import { galleryBucket, removeGallery } from "../../../data/galleries.ts";
import { useWayBack } from "../../dialogs/use-way-back.ts";
import { sayWhy } from "../../form/say-why.ts";
import { DeleteDialog } from "../../resource/delete-dialog.tsx";
import { MissingRow } from "../../resource/missing-row.tsx";
import { type Deleted, deleteRow } from "../../resource/row-commands.ts";
import { browserClient } from "../../session/browser-client.ts";
import { perform } from "../../session/perform.ts";
import type { Route } from "./+types/delete-club-route.ts";
import { clubsResource } from "./clubs-resource.tsx";
import type { clientLoader as clubsLoader } from "./clubs-route.tsx";

/** Counted before the question is asked; where that fails it is asked all the same. */
export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  return { belongings: await countBelongings(browserClient(), id).catch(() => null) };
}

const resource = clubsResource([], []);

/**
 * A club goes with its rates and offers, which the database takes along, and with the pictures of its gallery, which
 * another club of its name would inherit otherwise.
 */
async function deleteClub(club: Club): Promise<Deleted> {
  const deleted = await deleteRow(resource.table, club);
  try {
    await perform(["delete", galleryBucket, { club_id: club.id }], (client) => removeGallery(client, club.id));
    return deleted;
  } catch (error) {
    return { but: galleryToasts.leftBehind(sayWhy(error)) };
  }
}

export default function DeleteClubRoute({ loaderData: { belongings }, params: { id } }: Route.ComponentProps) {
  const clubs = useRouteLoaderData<typeof clubsLoader>("admin/resources/clubs/clubs-route")?.clubs;
  const close = useWayBack("/admin/clubs");
  const row = clubs?.rows.find((it) => it.id === id);
  if (!row) return clubs?.isFailed ? null : <MissingRow what={resource.titles.one} onClose={close} />;
  return (
    <DeleteDialog
      resource={resource}
      row={row}
      also={belongingsInWords(belongings)}
      command={deleteClub}
      onClose={close}
    />
  );
}
