import { Plus } from "lucide-react";
import { lazy, type ReactNode, Suspense, useDeferredValue, useMemo, useState } from "react";
import { useLocation } from "react-router";
import type { StoredRow } from "../../content/stored-row.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { useSaved, useSavedId } from "../dialogs/use-way-back.ts";
import { PageHead } from "../layout/page-head.tsx";
import { usePermissions } from "../session/permissions.ts";
import { InAndOut } from "../spreadsheet/in-and-out.tsx";
import { FailedList, NothingFound, NothingYet } from "./empty-lists.tsx";
import { findRows, makeFindable } from "./find-rows.ts";
import type { Listed } from "./listed.ts";
import { MoreRows, useRowLimit } from "./more-rows.tsx";
import { OnTheWeb } from "./on-the-web.tsx";
import { OpenButton } from "./open-button.tsx";
import { OrderedRows } from "./order/ordered-rows.tsx";
import { useFocusNeighbour } from "./order/use-focus-neighbour.ts";
import { Pickable } from "./pickable.tsx";
import { webPlaceOf } from "./publication-tag.tsx";
import type { ListDescription } from "./resource.ts";
import { orderRows } from "./row-commands.ts";
import { RowsTable } from "./rows-table.tsx";
import { SearchBar } from "./search-bar.tsx";
import { useRested } from "./use-rested.ts";

// `lazy` forgets what a component is generic in. The code is there: the list was read with it.
const LongRows = lazy(async () => ({
  default: (await import("./load-page.ts")).LongRows,
})) as unknown as typeof import("./load-page.ts").LongRows;

interface ResourceListProps<Row extends StoredRow> {
  resource: ListDescription<Row>;
  list: Listed<Row>;
  /** Where the list is; its dialogs are below it. */
  path: string;
  /** Lists of one page after the first are a level down. */
  level?: 1 | 2;
  /** The page's one main action is another list's. */
  isSecond?: boolean;
  /** Stands beside the button: a choice of what is listed. */
  tools?: ReactNode;
}

export function ResourceList<Row extends StoredRow>(props: ResourceListProps<Row>) {
  const { resource, list, path, level = 1, isSecond, tools } = props;
  const { titles } = resource;
  const heading = useFocusNeighbour(path, list.rows);
  const may = usePermissions();
  // A view that was saved begins with its words.
  const asked = new URLSearchParams(useLocation().search).get("buscar") ?? "";
  const add = may("create", resource.table.name) && (
    <OpenButton to={`${path}/nuevo`} {...(isSecond && { variant: "line" })}>
      <Icon of={Plus} size={17} />
      {titles.add}
    </OpenButton>
  );
  return (
    <section aria-label={titles.list}>
      <PageHead ref={heading} title={titles.list} about={titles.about} level={level}>
        {tools}
        {add}
      </PageHead>
      <SavedNotice resource={resource} rows={list.rows} />
      {list.isFailed ? (
        <FailedList />
      ) : list.long && (list.long.page.total > 0 || list.long.view.chosen) ? (
        <Suspense fallback={null}>
          <LongRows resource={resource} long={list.long} path={path} />
        </Suspense>
      ) : list.rows.length === 0 ? (
        <NothingYet
          sentence={titles.empty}
          action={
            <>
              {add} <InAndOut resource={resource} path={path} />
            </>
          }
        />
      ) : (
        <SearchableRows key={asked} words={asked} resource={resource} rows={list.rows} path={path} />
      )}
    </section>
  );
}

interface SearchableRowsProps<Row extends StoredRow> {
  resource: ListDescription<Row>;
  rows: readonly Row[];
  path: string;
}

function SearchableRows<Row extends StoredRow>(props: SearchableRowsProps<Row> & { words: string }) {
  const { resource, rows, path, words } = props;
  const { columns, titles } = resource;
  const [search, setSearch] = useState(words);
  // The letters appear at once; the rows follow when whoever types rests, and there is time.
  const wanted = useDeferredValue(useRested(search));
  const findable = useMemo(
    () =>
      makeFindable(
        rows,
        columns.map(({ text }) => text),
      ),
    [rows, columns],
  );
  const isSearch = wanted.trim() !== "";
  // Without a search the very rows: moves under way belong to them.
  const found = useMemo(() => (isSearch ? findRows(findable, wanted) : rows), [isSearch, findable, wanted, rows]);
  // A letter in the search appears before the rows follow it.
  const drawn = useMemo(
    () => <DrawnRows resource={resource} rows={found} path={path} isSearch={isSearch} />,
    [resource, found, path, isSearch],
  );
  return (
    <>
      <SearchBar
        search={search}
        sought={wanted}
        onSearch={setSearch}
        found={found.length}
        total={rows.length}
        {...titles}
      />
      {found.length === 0 && <NothingFound search={wanted} onClear={() => setSearch("")} />}
      <Pickable resource={resource} path={path} found={found} words={wanted}>
        {found.length > 0 && drawn}
      </Pickable>
    </>
  );
}

/** The first of the rows; in order by hand unless they are what a search has found. */
function DrawnRows<Row extends StoredRow>(props: SearchableRowsProps<Row> & { isSearch: boolean }) {
  const { resource, rows, path, isSearch } = props;
  const { order, titles, table } = resource;
  const may = usePermissions();
  const drawn = useRowLimit(isSearch);
  return (
    <>
      <div className="panel-box">
        {order && !isSearch && may("order", table.name) ? (
          <OrderedRows
            {...{ resource, order, drawn, path }}
            stretch={{ rows }}
            store={({ changes }) => orderRows(table, changes)}
          />
        ) : (
          <RowsTable resource={resource} rows={rows.slice(0, drawn.limit)} path={path} />
        )}
      </div>
      <MoreRows drawn={drawn} total={rows.length} many={titles.many} />
    </>
  );
}

interface SavedNoticeProps<Row extends StoredRow> {
  resource: ListDescription<Row>;
  rows: readonly Row[];
}

/** Above the list, after a save: where the row shows now, or why it does not. */
function SavedNotice<Row extends StoredRow>(props: SavedNoticeProps<Row>) {
  const { resource, rows } = props;
  const id = useSavedId();
  const isForLater = useSaved()?.isForLater;
  const row = rows.find((value) => value.id === id);
  const place = row && webPlaceOf(resource, row);
  if (!place) return null;
  return (
    <div className="panel-notice">
      <p>
        {isForLater ? "Guardado para más adelante:" : "Guardado:"} <strong>{resource.nameOf(row)}</strong>.
        {isForLater && " Hasta entonces la web sigue igual."}
      </p>
      {!isForLater && <OnTheWeb place={place} />}
    </div>
  );
}
