import { recentMoment } from "#domain/time/recent-moment.ts";
import type { AddressFigures } from "../../../content/site/redirect.ts";
import { Table } from "../../../ui/table.tsx";
import { PageHead } from "../../layout/page-head.tsx";

type Moved = AddressFigures["moved"][number];

const folders: Record<string, string> = {
  articles: "/9ftoday",
  clubs: "/club",
  events: "/events",
  landing_pages: "/p",
  merch_products: "/merch",
  ninecast_episodes: "/ninecast",
};

const addressOf = ({ table_name }: Moved, slug: string) => `${folders[table_name] ?? ""}/${slug}`;

/** Where a change of address leads by itself: nothing to do, but good to see. */
export function MovedAddresses({ moved, led }: Pick<AddressFigures, "moved" | "led">) {
  if (moved.length === 0) return null;
  const now = new Date();
  const columns = [
    { title: "Dirección", kind: "name", cell: (row: Moved) => <b>{addressOf(row, row.slug)}</b> },
    { title: "Lleva a", cell: (row: Moved) => addressOf(row, row.is_now) },
    { title: "Desde", cell: (row: Moved) => recentMoment(row.since, now) },
    {
      title: "Veces, 30 días",
      kind: "number",
      cell: (row: Moved) => (led[addressOf(row, row.slug)] ?? 0).toLocaleString("es-ES"),
    },
  ] as const;
  return (
    <section aria-label="Por un cambio de dirección">
      <PageHead
        level={2}
        title="Por un cambio de dirección"
        about="La página cambió de dirección, y la antigua lleva sola a la nueva."
      />
      <div className="panel-box">
        <Table
          label="Por un cambio de dirección"
          columns={columns}
          rows={moved}
          rowKey={(row) => addressOf(row, row.slug)}
        />
      </div>
    </section>
  );
}
