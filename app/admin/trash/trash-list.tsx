import { Trash2, Undo2 } from "lucide-react";
import { useMemo, useState } from "react";
import { recentMoment } from "#domain/time/recent-moment.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { IconButton } from "../../ui/pictures/icon-button.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { PickBar } from "../many/pick-bar.tsx";
import { usePicked } from "../many/use-picked.tsx";
import { NothingFound } from "../resource/empty-lists.tsx";
import { findRows, makeFindable } from "../resource/find-rows.ts";
import { MoreRows, useRowLimit } from "../resource/more-rows.tsx";
import { SearchBar } from "../resource/search-bar.tsx";
import { usePermissions } from "../session/permissions.ts";
import { PurgeDialog } from "./purge-dialog.tsx";
import { elements, type TrashRow } from "./trash-row.ts";
import { useRestore } from "./use-restore.ts";
import { useRestoreMany } from "./use-restore-many.ts";

const keptDays = 30;
const dayMs = 86_400_000;

const texts = [({ title }: TrashRow) => title, ({ section }: TrashRow) => section, ({ who }: TrashRow) => who];

/** What is in the trash: searched, picked, brought back or deleted for good. */
export function TrashList({ rows }: { rows: readonly TrashRow[] }) {
  const may = usePermissions();
  const [search, setSearch] = useState("");
  const findable = useMemo(() => makeFindable(rows, texts), [rows]);
  const found = useMemo(() => findRows(findable, search), [findable, search]);
  const drawn = useRowLimit(search.trim() !== "");
  const { picked, pickAll, lead } = usePicked(({ title }: TrashRow) => title);
  const [purged, setPurged] = useState<readonly TrashRow[]>([]);
  const [isBusy, restoreMany] = useRestoreMany(pickAll);
  const columns = useTrashColumns(setPurged);
  const shown = found.slice(0, drawn.limit);
  // Those that somebody else has taken out of the trash meanwhile are picked no more.
  const chosen = rows.filter(({ id }) => picked.has(id));
  const words = { one: "elemento", many: "elementos" };
  const close = () => setPurged([]);
  return (
    <>
      <SearchBar search={search} onSearch={setSearch} found={found.length} total={rows.length} {...words} />
      {found.length === 0 ? (
        <NothingFound search={search} onClear={() => setSearch("")} />
      ) : (
        <div className="panel-box">
          <Table label="Papelera" columns={columns} rows={shown} rowKey={({ id }) => id} lead={lead(shown)} />
        </div>
      )}
      <MoreRows drawn={drawn} total={found.length} many="elementos" />
      {chosen.length > 0 && (
        <PickBar count={chosen.length} total={found.length} onAll={() => pickAll(found)} onEnd={() => pickAll([])}>
          <Button
            size="compact"
            busy={isBusy}
            busyLabel={`Restaurando ${chosen.length.toLocaleString("es-ES")}…`}
            onClick={() => void restoreMany(chosen)}
          >
            <Icon of={Undo2} size={17} />
            Restaurar
          </Button>
          {may("delete", "trash") && (
            <Button size="compact" variant="text" onClick={() => setPurged(chosen)}>
              <Icon of={Trash2} size={17} />
              Borrar para siempre
            </Button>
          )}
        </PickBar>
      )}
      {purged.length > 0 && (
        <PurgeDialog
          rows={purged}
          title={`¿Borrar ${elements(purged.length)} para siempre?`}
          onClose={close}
          onDone={() => {
            close();
            pickAll([]);
          }}
        />
      )}
    </>
  );
}

function useTrashColumns(onPurge: (rows: readonly TrashRow[]) => void): Column<TrashRow>[] {
  const now = useMemo(() => new Date(), []);
  return useMemo(
    () => [
      { title: "Nombre", kind: "name", cell: ({ title }) => <b>{title}</b> },
      { title: "Sección", cell: ({ section }) => section },
      {
        title: "Eliminado por",
        cell: ({ who, entry }) => (
          <span>
            {who} <span className="muted">· {recentMoment(entry.at, now)}</span>
          </span>
        ),
      },
      { title: "Se borra en", cell: ({ entry }) => <DaysLeft at={entry.at} now={now} /> },
      { title: "Acciones", kind: "actions", cell: (row) => <RowActions row={row} onPurge={onPurge} /> },
    ],
    [now, onPurge],
  );
}

function DaysLeft({ at, now }: { at: string; now: Date }) {
  const days = Math.max(1, Math.ceil((Date.parse(at) + keptDays * dayMs - now.getTime()) / dayMs));
  return (
    <span className={days <= 2 ? "days-left bad row inline gap-8 nowrap" : "days-left row inline gap-8 nowrap"}>
      <span className="share" style={{ "--p": `${(days / keptDays) * 100}%` }} />
      {days === 1 ? "1 día" : `${days} días`}
    </span>
  );
}

function RowActions({ row, onPurge }: { row: TrashRow; onPurge: (rows: readonly TrashRow[]) => void }) {
  const may = usePermissions();
  const [isBusy, setBusy] = useState(false);
  const onRestore = useRestore();
  const { entry, title } = row;
  const restore = () => {
    setBusy(true);
    void onRestore(entry).finally(() => setBusy(false));
  };
  return (
    <span className="row full gap-4 nowrap">
      {may("create", entry.table_name) && (
        <Button
          className="grow"
          size="compact"
          variant="line"
          busy={isBusy}
          aria-label={`Restaurar ${title}`}
          onClick={restore}
        >
          <Icon of={Undo2} size={17} />
          Restaurar
        </Button>
      )}
      {may("delete", "trash") && (
        <IconButton compact icon={Trash2} label={`Borrar ${title} para siempre`} onClick={() => onPurge([row])} />
      )}
    </span>
  );
}
