import { ArrowUpRight, Trash2 } from "lucide-react";
import type { StoredRow } from "../../content/stored-row.ts";
import { Icon } from "../../ui/icon.tsx";
import { usePermissions } from "../session/permissions.ts";
import { OpenButton } from "./open-button.tsx";
import type { ListDescription } from "./resource.ts";

interface RowActionsProps<Row extends StoredRow> {
  resource: ListDescription<Row>;
  row: Row;
  path: string;
}

export function RowActions<Row extends StoredRow>(props: RowActionsProps<Row>) {
  const { resource, row, path } = props;
  const name = resource.nameOf(row);
  const may = usePermissions();
  const place = resource.onTheWeb?.(row);
  return (
    <span className="row-actions">
      {place && place.hiddenBecause.length === 0 && (
        <a
          className="icon-action"
          href={place.path}
          target="_blank"
          rel="noopener"
          aria-label={`Ver ${name} en la web`}
        >
          <Icon of={ArrowUpRight} size={18} />
        </a>
      )}
      {may("update", resource.table.name) && (
        <OpenButton to={`${path}/${row.id}`} className="panel-button panel-button--text" label={`Editar ${name}`}>
          Editar
        </OpenButton>
      )}
      {may("delete", resource.table.name) && (
        <OpenButton
          to={`${path}/${row.id}/eliminar`}
          className="icon-action icon-action--danger"
          label={`Eliminar ${name}`}
        >
          <Icon of={Trash2} size={18} />
        </OpenButton>
      )}
    </span>
  );
}
