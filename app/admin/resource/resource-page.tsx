import type { StoredRow } from "#app/content/stored-row.ts";
import { ResourceDialogs, type ResourceDialogsProps } from "./dialogs/resource-dialogs.tsx";
import { ResourceList } from "./resource-list.tsx";

/** A section that is one list: its rows, and the dialog that the address names. `level` as of the list. */
export function ResourcePage<Row extends Brief, Draft extends object, Brief extends StoredRow = Row>(
  props: ResourceDialogsProps<Row, Draft, Brief> & { level?: 1 | 2 },
) {
  return (
    <>
      <ResourceList {...props} />
      <ResourceDialogs {...props} />
    </>
  );
}
