import { History } from "lucide-react";
import { Link } from "react-router";
import { buttonClass } from "../../ui/links/button-class.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { iconButtonClass } from "../../ui/pictures/icon-button.tsx";
import type { SectionPath } from "../sections.ts";
import { historyPath } from "./history-path.ts";

interface HistoryLinkProps {
  table: string;
  id?: string;
}

export function HistoryLink({ table, id }: HistoryLinkProps) {
  return (
    <Link className={buttonClass({ variant: "text", size: "compact" })} to={historyPath(table, id)}>
      Historial
    </Link>
  );
}

/** To what was changed in a section, at one club where it says so: for forms that write several rows at once. */
export function ChangesLink({ section, club }: { section: SectionPath; club?: string }) {
  const asked = new URLSearchParams({ seccion: section, ...(club && { club }) });
  return (
    <Link className={buttonClass({ variant: "text", size: "compact" })} to={`/admin/activity?${asked}`}>
      Historial
    </Link>
  );
}

export function HistoryIcon({ table, id, name }: HistoryLinkProps & { name: string }) {
  return (
    <Link
      className={iconButtonClass({ compact: true })}
      to={historyPath(table, id)}
      aria-label={`Historial de ${name}`}
      title="Historial"
    >
      <Icon of={History} size={18} />
    </Link>
  );
}
