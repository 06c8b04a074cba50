import { type Column, Table } from "#app/ui/table.tsx";
import type { LegalFacts } from "./legal-section.ts";
import { type StoredItem, storedItems } from "./stored-items.ts";

const columns: Column<StoredItem>[] = [
  { title: "Nombre", cell: (it) => it.name },
  { title: "Tipo", cell: (it) => it.type },
  { title: "Dominio", cell: (it) => it.domain },
  { title: "Caducidad", cell: (it) => it.expiry },
  { title: "Función", cell: (it) => it.purpose },
  { title: "Proveedor", cell: (it) => it.provider },
];

export function CookieTable(facts: LegalFacts) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
    <section className="legal-table" aria-label="Tabla de cookies" tabIndex={0}>
      <Table columns={columns} rows={storedItems(facts)} rowKey={({ name }) => name} isStacked={false} />
    </section>
  );
}
