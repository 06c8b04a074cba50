import { listActivityUse } from "../../data/clubs/club-classes.ts";
import { DeleteDialog } from "../resource/dialogs/delete-dialog.tsx";
import { loadList } from "../resource/load-list.ts";
import { onlyWhenAsked } from "../resource/only-when-asked.ts";
import { ResourcePage } from "../resource/resource-page.tsx";
import { panelTitle } from "../sections.ts";
import { browserClient } from "../session/browser-client.ts";
import type { Route } from "./+types/activities-route.ts";
import { activitiesResource } from "./activities.tsx";

const path = "/admin/timetable/actividades";

/** Which classes go with an activity is worth a sentence, not a failure. */
export async function clientLoader() {
  const [list, use] = await Promise.all([
    loadList(activitiesResource.table, activitiesResource.titles.toasts.loadFailed),
    listActivityUse(browserClient()).catch(() => null),
  ]);
  return { list, use };
}

export const shouldRevalidate = onlyWhenAsked;

export const meta = () => [{ title: panelTitle("Actividades") }];

export default function ActivitiesRoute({ loaderData: { list, use } }: Route.ComponentProps) {
  return (
    <ResourcePage
      resource={activitiesResource}
      list={list}
      path={path}
      question={(row, onClose) => (
        <DeleteDialog resource={activitiesResource} row={row} also={goneWith(row.id, use)} onClose={onClose} />
      )}
    />
  );
}

type Use = Awaited<ReturnType<typeof listActivityUse>>;

function goneWith(id: string, use: Use | null): string {
  if (use === null) return "Con ella se eliminan sus clases de todos los clubs.";
  const classes = use.filter(({ activity_id }) => activity_id === id);
  const clubs = new Set(classes.map(({ club_id }) => club_id)).size;
  if (classes.length === 0) return "No tiene clases en ningún club.";
  const many = classes.length === 1 ? "su única clase" : `sus ${classes.length} clases`;
  return `Con ella se ${classes.length === 1 ? "elimina" : "eliminan"} ${many} de ${clubs === 1 ? "1 club" : `${clubs} clubs`}.`;
}
