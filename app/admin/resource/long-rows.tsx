import { Link, useLocation, useNavigate } from "react-router";
import type { StoredRow } from "../../content/stored-row.ts";
import { type ListPage, type ListView, mostCounted } from "../../data/list-page.ts";
import { buttonClass } from "../../ui/links/button-class.ts";
import { Select } from "../fields/select.tsx";
import { usePermissions } from "../session/permissions.ts";
import { NothingFound } from "./empty-lists.tsx";
import { listOrders, otherListView } from "./list-address.ts";
import type { LongList } from "./listed.ts";
import { OrderedRows } from "./order/ordered-rows.tsx";
import { Pickable } from "./pickable.tsx";
import type { ListDescription } from "./resource.ts";
import { moveRow } from "./row-commands.ts";
import { RowsTable } from "./rows-table.tsx";
import { SearchBar } from "./search-bar.tsx";
import { useTypedSearch } from "./use-typed-search.ts";

export interface LongRowsProps<Row extends StoredRow> {
  resource: ListDescription<Row>;
  long: LongList<Row>;
  path: string;
}

/** A page of a long list: searched, ordered and turned by its address, and by the database. */
export function LongRows<Row extends StoredRow>({ resource, long, path }: LongRowsProps<Row>) {
  const { titles } = resource;
  const { view, page } = long;
  const [typed, type] = useTypedSearch(path, view.words);
  return (
    <>
      <SearchBar
        search={typed}
        onSearch={type}
        found={page.found ?? "Más de 500"}
        total={page.total > mostCounted ? "más de 10 000" : page.total}
        {...titles}
      />
      <Choices resource={resource} view={view} path={path} />
      {page.rows.length === 0 ? (
        <NothingFound search={view.words} onClear={() => type("")} />
      ) : (
        <Pickable resource={resource} path={path} found={page.rows} long={long} words={view.words}>
          <div className="panel-box">
            <PageRows resource={resource} view={view} page={page} path={path} />
          </div>
        </Pickable>
      )}
      <Pages page={page} many={titles.many} />
    </>
  );
}

interface ChoicesProps<Row extends StoredRow> {
  resource: ListDescription<Row>;
  view: ListView;
  path: string;
}

function Choices<Row extends StoredRow>({ resource: { kinds }, view, path }: ChoicesProps<Row>) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const go = (changes: Parameters<typeof otherListView>[1]) =>
    void navigate(path + otherListView(search, changes), { preventScrollReset: true });
  const isSearch = view.words.trim() !== "";
  const own = view.sorting === "list" && isSearch ? "lista" : "";
  return (
    <div className="row wraps below-16">
      <label className="row gap-8 muted">
        Ordenar
        <Select
          className="select-fit"
          none={isSearch ? "Lo que mejor coincide" : "Como en la lista"}
          value={{ name: "nombre", changed: "cambios", list: own }[view.sorting ?? "list"]}
          options={isSearch ? [{ value: "lista", text: "Como en la lista" }, ...listOrders] : listOrders}
          onChoose={(orden) => go({ orden })}
        />
      </label>
      {kinds && (
        <label className="row gap-8 muted">
          Mostrar
          <Select
            className="select-fit"
            none="Todos"
            value={view.chosen ?? ""}
            options={kinds}
            onChoose={(ver) => go({ ver })}
          />
        </label>
      )}
    </div>
  );
}

interface PageRowsProps<Row extends StoredRow> extends ChoicesProps<Row> {
  page: ListPage<Row>;
}

/** They move where they stand in their own order, and beside all of their neighbours. */
function PageRows<Row extends StoredRow>({ resource, view, page, path }: PageRowsProps<Row>) {
  const may = usePermissions();
  const { search } = useLocation();
  const { order, table } = resource;
  const isOwn = view.words.trim() === "" && (view.sorting ?? "list") === "list";
  if (!order || !isOwn || !may("order", table.name))
    return <RowsTable resource={resource} rows={page.rows} path={path} />;
  // Moves that are on their way belong to the page on which they were made.
  return (
    <OrderedRows key={search} {...{ resource, order, path }} stretch={page} store={(move) => moveRow(table, move)} />
  );
}

function Pages<Row extends StoredRow>({ page, many }: { page: ListPage<Row>; many: string }) {
  const { search } = useLocation();
  const [first, last] = [page.rows[0], page.rows.at(-1)];
  const look = { className: buttonClass({ size: "compact", variant: "line" }) };
  if (page.isRanked)
    return (page.found ?? 0) > page.rows.length ? (
      <p className="above-16">
        Se muestran los {page.rows.length} {many} que mejor coinciden. Escribe algo más, o elige otro orden para verlos
        todos.
      </p>
    ) : null;
  if (!page.before && !page.after) return null;
  return (
    <nav className="row wraps above-16" aria-label="Páginas de la lista">
      {page.before && (
        <>
          <Link {...look} to={otherListView(search, {}) || "?"}>
            Primeros
          </Link>
          <Link {...look} to={otherListView(search, { hasta: first?.id ?? null })}>
            Anteriores
          </Link>
        </>
      )}
      {page.after && (
        <Link {...look} to={otherListView(search, { desde: last?.id ?? null })}>
          Siguientes
        </Link>
      )}
    </nav>
  );
}
