import { Table } from "#app/ui/table.tsx";
import "#app/ui/table.css";
import { useText } from "#app/ui/use-text.ts";
import type { PlainText } from "#texts/translate.ts";
import type { LegalFacts } from "./legal-facts.ts";
import { type StoredItem, storedItems } from "./stored-items.ts";

const columns: { title: PlainText; cell: (row: StoredItem) => string }[] = [
  { title: "Nombre", cell: (item) => item.name },
  { title: "Tipo", cell: (item) => item.type },
  { title: "Dominio", cell: (item) => item.domain },
  { title: "Caducidad", cell: (item) => item.expiry },
  { title: "Función", cell: (item) => item.purpose },
  { title: "Proveedor", cell: (item) => item.provider },
];

/** What this site keeps in a browser (public-site §2). */
export function CookieTable(facts: LegalFacts) {
  const t = useText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
    <section className="legal-table" aria-label={t("Tabla de cookies")} tabIndex={0}>
      <Table
        columns={columns.map((column) => ({ ...column, title: t(column.title) }))}
        rows={storedItems(facts, t)}
        rowKey={({ name }) => name}
        isStacked={false}
      />
    </section>
  );
}
