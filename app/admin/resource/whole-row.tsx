import { type ReactNode, Suspense, use, useState } from "react";
import type { SectionToasts } from "#texts/admin/section-toasts.ts";
import type { StoredRow } from "../../content/stored-row.ts";
import { type RecordTable, readRecord } from "../../data/records.ts";
import { readPage } from "../session/read-page.ts";
import { withSession } from "../session/with-session.ts";
import { MissingRow } from "./missing-row.tsx";
import { SheetOnItsWay } from "./sheet-on-its-way.tsx";

interface WholeRowProps<Row extends StoredRow> {
  table: RecordTable<Row>;
  id: string;
  titles: { edit: string; one: string; toasts: SectionToasts };
  onClose: () => Promise<void>;
  children: (row: Row) => ReactNode;
}

/** A row that its list does not hold, or not with everything: its dialog opens at once and shows it when it is here. */
export function WholeRow<Row extends StoredRow>({ table, id, titles, onClose, children }: WholeRowProps<Row>) {
  const [read] = useState(() => readWhole(table, id, titles.toasts));
  return (
    <Suspense fallback={<SheetOnItsWay title={titles.edit} onClose={onClose} />}>
      <Found read={read} what={titles.one} onClose={onClose}>
        {children}
      </Found>
    </Suspense>
  );
}

interface FoundProps<Row extends StoredRow> extends Pick<WholeRowProps<Row>, "onClose" | "children"> {
  read: Promise<Row | "missing" | "failed">;
  what: string;
}

function Found<Row extends StoredRow>({ read, what, onClose, children }: FoundProps<Row>) {
  const row = use(read);
  if (typeof row === "object") return children(row);
  return <MissingRow isFailed={row === "failed"} what={what} onClose={onClose} />;
}

async function readWhole<Row extends StoredRow>(
  table: RecordTable<Row>,
  id: string,
  { loadFailed }: SectionToasts,
): Promise<Row | "missing" | "failed"> {
  const read = await readPage(
    table.name,
    loadFailed,
    async (client) => (await withSession(() => readRecord(client, table, id))) ?? "missing",
  );
  return read ?? "failed";
}
