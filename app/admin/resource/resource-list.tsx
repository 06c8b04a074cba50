import { Plus } from "lucide-react";
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import type { StoredRow } from "../../content/stored-row.ts";
import { Icon } from "../../ui/icon.tsx";
import { PageHead } from "../layout/page-head.tsx";
import { FailedList, NothingFound, NothingYet } from "./empty-lists.tsx";
import { findRows, makeFindable } from "./find-rows.ts";
import type { Listed } from "./load-list.ts";
import { OpenButton } from "./open-button.tsx";
import { OrderedRows } from "./ordered-rows.tsx";
import type { Resource } from "./resource.ts";
import { RowsTable } from "./rows-table.tsx";
import { SavedNotice } from "./saved-notice.tsx";
import { SearchBar } from "./search-bar.tsx";

interface ResourceListProps<Row extends StoredRow, Draft extends object> {
  resource: Resource<Row, Draft>;
  list: Listed<Row>;
  /** Where the list is; its dialogs are below it. */
  path: string;
  /** Lists of one page after the first are a level down. */
  level?: 1 | 2;
  /** Stands beside the button: a choice of what is listed. */
  tools?: ReactNode;
  /** Nothing can be added now. */
  isClosed?: boolean;
}

/** Rows drawn at once; the search looks through all of them. */
const pageSize = 60;

export function ResourceList<Row extends StoredRow, Draft extends object>(props: ResourceListProps<Row, Draft>) {
  const { resource, list, path, level = 1, tools, isClosed = false } = props;
  const { titles } = resource;
  const section = useFocusWhenRowsGo(list.rows.length);
  const add = (
    <OpenButton to={`${path}/nuevo`} className="panel-button">
      <Icon of={Plus} size={17} />
      {titles.add}
    </OpenButton>
  );
  return (
    <section aria-label={titles.list} ref={section}>
      <PageHead title={titles.list} about={titles.about} level={level}>
        {tools}
        {!isClosed && add}
      </PageHead>
      <SavedNotice resource={resource} rows={list.rows} />
      {list.isFailed ? (
        <FailedList />
      ) : list.rows.length === 0 ? (
        <NothingYet sentence={titles.empty} action={isClosed ? null : add} />
      ) : (
        <SearchableRows resource={resource} rows={list.rows} path={path} />
      )}
    </section>
  );
}

/** A deleted row takes the button that had the focus along: the heading has it then. */
function useFocusWhenRowsGo(count: number) {
  const section = useRef<HTMLElement>(null);
  const before = useRef(count);
  // Talks to the browser's focus, which falls to the body when its element is removed.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (count < before.current && isLost) section.current?.querySelector<HTMLElement>("h1, h2")?.focus();
    before.current = count;
  }, [count]);
  return section;
}

interface SearchableRowsProps<Row extends StoredRow, Draft extends object> {
  resource: Resource<Row, Draft>;
  rows: readonly Row[];
  path: string;
}

function SearchableRows<Row extends StoredRow, Draft extends object>(props: SearchableRowsProps<Row, Draft>) {
  const { resource, rows, path } = props;
  const { columns, titles, order } = resource;
  const [search, setSearch] = useState("");
  const [limit, setLimit] = useState(pageSize);
  // The letter appears at once; the rows follow when there is time.
  const wanted = useDeferredValue(search);
  const findable = useMemo(
    () =>
      makeFindable(
        rows,
        columns.map(({ text }) => text),
      ),
    [rows, columns],
  );
  const found = useMemo(() => findRows(findable, wanted), [findable, wanted]);
  const shown = useMemo(() => found.slice(0, limit), [found, limit]);
  return (
    <>
      <SearchBar search={search} onSearch={setSearch} found={found.length} total={rows.length} {...titles} />
      {found.length === 0 && <NothingFound search={wanted} onClear={() => setSearch("")} />}
      {found.length > 0 && (
        <div className="panel-box">
          {order && wanted.trim() === "" ? (
            <OrderedRows resource={resource} order={order} rows={rows} path={path} />
          ) : (
            <RowsTable resource={resource} rows={shown} path={path} />
          )}
        </div>
      )}
      {found.length > shown.length && !order && (
        <button type="button" className="panel-button panel-button--line" onClick={() => setLimit(limit + pageSize)}>
          Mostrar más
        </button>
      )}
    </>
  );
}
