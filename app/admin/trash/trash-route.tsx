import { useState } from "react";
import { failed } from "#texts/admin/section-toasts.ts";
import { listClubNames } from "../../data/clubs/clubs.ts";
import { listColleagues } from "../../data/people/colleagues.ts";
import { listTrash } from "../../data/record/trash.ts";
import { Button } from "../../ui/links/button.tsx";
import { PageHead } from "../layout/page-head.tsx";
import { FailedList } from "../resource/empty-lists.tsx";
import { usePermissions } from "../session/permissions.ts";
import { readPage } from "../session/read-page.ts";
import type { Route } from "./+types/trash-route.ts";
import { PurgeDialog } from "./purge-dialog.tsx";
import { TrashList } from "./trash-list.tsx";
import { trashRows } from "./trash-row.ts";

const unread = (message: string) => failed(`No se ha podido leer la papelera. ${message}`);

export const clientLoader = () =>
  readPage("audit_log", unread, async (client) => {
    const [entries, colleagues, clubs] = await Promise.all([
      listTrash(client),
      listColleagues(client),
      listClubNames(client),
    ]);
    return trashRows(entries, colleagues, clubs);
  });

/** What was deleted in the last 30 days, and the way back for it; the direction deletes it for good. */
export default function TrashRoute({ loaderData: rows }: Route.ComponentProps) {
  const may = usePermissions();
  const [isEmptying, setEmptying] = useState(false);
  const stop = () => setEmptying(false);
  return (
    <>
      <PageHead
        title="Papelera"
        about="Lo eliminado se guarda 30 días. Al restaurarlo vuelve a su sitio, con todo lo que tenía."
      >
        {rows && rows.length > 0 && may("delete", "trash") && (
          <Button size="compact" variant="line" className="bad" onClick={() => setEmptying(true)}>
            Vaciar papelera…
          </Button>
        )}
      </PageHead>
      {!rows ? (
        <FailedList>La papelera no se ha podido cargar.</FailedList>
      ) : rows.length === 0 ? (
        <p className="panel-box pad-20">La papelera está vacía.</p>
      ) : (
        <TrashList rows={rows} />
      )}
      {rows && isEmptying && <PurgeDialog rows={rows} title="¿Vaciar la papelera?" onClose={stop} onDone={stop} />}
    </>
  );
}
