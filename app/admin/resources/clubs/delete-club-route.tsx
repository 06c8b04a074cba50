import { useRouteLoaderData } from "react-router";
import { DeleteDialog } from "#app/admin/resource/dialogs/delete-dialog.tsx";
import { countBelongings } from "#app/data/clubs/clubs.ts";
import { belongingsInWords } from "#domain/clubs/club-belongings.ts";
import { useWayBack } from "../../dialogs/use-way-back.ts";
import { MissingRow } from "../../resource/missing-row.tsx";
import { browserClient } from "../../session/browser-client.ts";
import type { Route } from "./+types/delete-club-route.ts";
import { clubsResource } from "./clubs-resource.tsx";
import type { clientLoader as clubsLoader } from "./clubs-route.tsx";

/** Counted before the question is asked; where that fails it is asked all the same. */
export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  return { belongings: await countBelongings(browserClient(), id).catch(() => null) };
}

const resource = clubsResource([], []);

export default function DeleteClubRoute({ loaderData: { belongings }, params: { id } }: Route.ComponentProps) {
  const clubs = useRouteLoaderData<typeof clubsLoader>("admin/resources/clubs/clubs-route")?.clubs;
  const close = useWayBack("/admin/clubs");
  const row = clubs?.rows.find((entry) => entry.id === id);
  if (!row) return clubs?.isFailed ? null : <MissingRow what={resource.titles.one} onClose={close} />;
  return <DeleteDialog resource={resource} row={row} also={belongingsInWords(belongings)} onClose={close} />;
}
