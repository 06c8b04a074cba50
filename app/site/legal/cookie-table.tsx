import type { LegalFacts } from "./legal-section.ts";
import { type StoredItem, storedItems } from "./stored-items.ts";
import "#app/ui/table.css";

const columns: [key: keyof StoredItem, title: string][] = [
  ["name", "Nombre"],
  ["type", "Tipo"],
  ["domain", "Dominio"],
  ["expiry", "Caducidad"],
  ["purpose", "Función"],
  ["provider", "Proveedor"],
];

export function CookieTable(facts: LegalFacts) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
    <section className="legal-table" aria-label="Tabla de cookies" tabIndex={0}>
      <table className="table">
        <thead>
          <tr>
            {columns.map(([key, title]) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {storedItems(facts).map((item) => (
            <tr key={item.name}>
              <th scope="row">{item.name}</th>
              {columns.slice(1).map(([key]) => (
                <td key={key}>{item[key]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
