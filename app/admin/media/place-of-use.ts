import { filePlaces } from "#domain/files/file-places.ts";
import type { FileUse } from "../../content/media-file.ts";
import { factsOf } from "../history/recorded-facts.ts";
import { sectionAt } from "../sections.ts";

/** What people call a place where a file is used, and where they change it. */
export function placeOfUse({ place, table_name, row_id, column_name, named, many }: FileUse) {
  const facts = factsOf(table_name);
  const section = sectionAt(facts?.section ?? "")?.title ?? "";
  const name = named || (facts?.one ?? table_name);
  const where = filePlaces[`${table_name}.${column_name}`]?.words;
  if (place === "trash") return { words: name, section: "Papelera", to: "/admin/trash" };
  if (place === "version") {
    return {
      words: `${name}, ${many === 1 ? "una versión guardada" : `${many} versiones guardadas`}`,
      section: "Historial",
      to: `/admin/historial/${table_name}/${encodeURIComponent(row_id)}`,
    };
  }
  const words = [name, place === "plan" ? "cambio previsto" : where].filter(Boolean).join(", ");
  return { words, section, to: addressOf(table_name, row_id, column_name, facts?.section ?? "/admin") };
}

function addressOf(table: string, row: string, column: string, section: string): string {
  const id = encodeURIComponent(row);
  if (column === "galeria") return `${section}/${id}/galeria`;
  if (table === "activities") return `${section}/actividades/${id}`;
  // One row for ever, several on one page, or a row whose page asks for its club first.
  const isPage = ["manifiesto_content", "company", "site_content", "site_settings", "club_extra_services"].includes(
    table,
  );
  return isPage ? section : `${section}/${id}`;
}
