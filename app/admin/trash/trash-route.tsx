import { Undo2 } from "lucide-react";
import { useState } from "react";
import { recentMoment } from "#domain/time/recent-moment.ts";
import { failed } from "#texts/admin/section-toasts.ts";
import type { ClubName } from "../../content/clubs/club.ts";
import type { AuditEntry } from "../../content/people/audit-entry.ts";
import type { Colleague } from "../../content/people/colleague.ts";
import { listClubNames } from "../../data/clubs/clubs.ts";
import { listColleagues } from "../../data/people/colleagues.ts";
import { listTrash } from "../../data/record/trash.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { factsOf } from "../history/recorded-facts.ts";
import { whoDid } from "../history/who.ts";
import { PageHead } from "../layout/page-head.tsx";
import { FailedList } from "../resource/empty-lists.tsx";
import { sectionAt } from "../sections.ts";
import { usePermissions } from "../session/permissions.ts";
import { readPage } from "../session/read-page.ts";
import type { Route } from "./+types/trash-route.ts";
import { type Restore, titleOf, useRestore } from "./use-restore.ts";

const unread = (message: string) => failed(`No se ha podido leer la papelera. ${message}`);

const keptDays = 30;
const dayMs = 86_400_000;

export const clientLoader = () =>
  readPage("audit_log", unread, async (client) => {
    const [entries, colleagues, clubs] = await Promise.all([
      listTrash(client),
      listColleagues(client),
      listClubNames(client),
    ]);
    return { entries, colleagues, clubs };
  });

/** What was deleted in the last 30 days, and the way back for it. */
export default function TrashRoute({ loaderData }: Route.ComponentProps) {
  const may = usePermissions();
  const restore = useRestore();
  const about = "Lo eliminado se guarda 30 días. Al recuperarlo vuelve a su sitio, con todo lo que tenía.";
  if (!loaderData) {
    return (
      <>
        <PageHead title="Papelera" about={about} />
        <FailedList>La papelera no se ha podido cargar.</FailedList>
      </>
    );
  }
  const { entries, colleagues, clubs } = loaderData;
  const columns = [...columnsOf(colleagues, clubs), actions((entry) => may("create", entry.table_name), restore)];
  return (
    <>
      <PageHead title="Papelera" about={about} />
      {entries.length === 0 ? (
        <p className="panel-box panel-box--empty">La papelera está vacía.</p>
      ) : (
        <div className="panel-box">
          <Table label="Papelera" columns={columns} rows={entries} rowKey={({ id }) => String(id)} />
        </div>
      )}
    </>
  );
}

function columnsOf(colleagues: readonly Colleague[], clubs: readonly ClubName[]): Column<AuditEntry>[] {
  const now = new Date();
  return [
    { title: "Nombre", kind: "name", cell: (entry) => <b>{titleOf(entry)}</b> },
    {
      title: "Sección",
      cell: ({ table_name, club }) =>
        [
          sectionAt(factsOf(table_name)?.section ?? "")?.title,
          table_name !== "clubs" && (clubs.find(({ id }) => id === club)?.name ?? club),
        ]
          .filter(Boolean)
          .join(" · "),
    },
    {
      title: "Eliminado por",
      cell: (row) => (
        <span>
          {whoDid(row, colleagues)} <span className="muted">· {recentMoment(row.at, now)}</span>
        </span>
      ),
    },
    { title: "Se borra en", cell: ({ at }) => <DaysLeft at={at} now={now} /> },
  ];
}

function DaysLeft({ at, now }: { at: string; now: Date }) {
  const days = Math.max(1, Math.ceil((Date.parse(at) + keptDays * dayMs - now.getTime()) / dayMs));
  return (
    <span className={days <= 2 ? "days-left bad row inline gap-8 strong" : "days-left row inline gap-8"}>
      <span style={{ "--left": days / keptDays }} />
      {days === 1 ? "1 día" : `${days} días`}
    </span>
  );
}

const actions = (may: (entry: AuditEntry) => boolean, restore: Restore): Column<AuditEntry> => ({
  title: "Acciones",
  kind: "actions",
  cell: (row) => may(row) && <RestoreButton entry={row} onRestore={restore} />,
});

function RestoreButton({ entry, onRestore }: { entry: AuditEntry; onRestore: Restore }) {
  const [isBusy, setBusy] = useState(false);
  const restore = () => {
    setBusy(true);
    void onRestore(entry).finally(() => setBusy(false));
  };
  return (
    <Button size="compact" variant="line" busy={isBusy} aria-label={`Recuperar ${titleOf(entry)}`} onClick={restore}>
      <Icon of={Undo2} size={17} />
      Recuperar
    </Button>
  );
}
