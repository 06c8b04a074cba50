import type { StoredRow } from "../../content/stored-row.ts";
import { OnTheWeb } from "./on-the-web.tsx";
import type { ListDescription } from "./resource.ts";
import { useSavedId } from "./saved-row.ts";

interface SavedNoticeProps<Row extends StoredRow> {
  resource: ListDescription<Row>;
  rows: readonly Row[];
}

/** Above the list, after a save: where the row shows now, or why it does not. */
export function SavedNotice<Row extends StoredRow>(props: SavedNoticeProps<Row>) {
  const { resource, rows } = props;
  const id = useSavedId();
  const row = rows.find((it) => it.id === id);
  const place = row && resource.onTheWeb?.(row);
  if (!place) return null;
  return (
    <div className="panel-notice">
      <p>
        Guardado: <strong>{resource.nameOf(row)}</strong>.
      </p>
      <OnTheWeb place={place} />
    </div>
  );
}
