import { type ReactNode, useEffect, useState } from "react";
import type { StoredRow } from "../../content/stored-row.ts";
import { readRecord } from "../../data/records.ts";
import { showToast } from "../../ui/toast.ts";
import { PanelDialog } from "../dialogs/panel-dialog.tsx";
import { sayWhy } from "../form/say-why.ts";
import { PanelLoading } from "../layout/panel-loading.tsx";
import { browserClient } from "../session/browser-client.ts";
import { withSession } from "../session/with-session.ts";
import { MissingRow } from "./missing-row.tsx";
import type { Resource } from "./resource.ts";

interface WholeRowProps<Row extends StoredRow, Draft extends object> {
  resource: Resource<Row, Draft>;
  id: string;
  onClose: () => void;
  children: (row: Row) => ReactNode;
}

/** Reads all of a row that its list shows in part; a failed read says the section's toast and closes. */
export function WholeRow<Row extends StoredRow, Draft extends object>(props: WholeRowProps<Row, Draft>) {
  const { resource, id, onClose, children } = props;
  const { titles, table } = resource;
  const [row, setRow] = useState<Row | "reading" | null>("reading");
  // Talks to the backend, once: what is typed meanwhile must not be taken away by a second answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row is another component, by its key.
  useEffect(() => {
    let isWanted = true;
    withSession(() => readRecord(browserClient(), table, id)).then(
      (found) => isWanted && setRow(found),
      (error) => {
        if (!isWanted) return;
        showToast(titles.toasts.loadFailed(sayWhy(error)));
        onClose();
      },
    );
    return () => {
      isWanted = false;
    };
  }, []);
  if (row === null) return <MissingRow what={titles.one} onClose={onClose} />;
  if (row !== "reading") return children(row);
  return (
    <PanelDialog title={titles.edit} shape="sheet" width={1040} onClose={onClose}>
      <div className="panel-dialog__body">
        <PanelLoading />
      </div>
    </PanelDialog>
  );
}
