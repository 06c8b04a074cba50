import { Link } from "react-router";
import type { PlannedChange } from "../../data/record/planned-changes.ts";
import { Button } from "../../ui/links/button.tsx";
import { compareRows } from "../history/changed-fields.ts";
import { recordedTable } from "../history/recorded-tables.ts";
import { rowName } from "../plans/row-name.ts";
import { rowPath } from "../plans/row-path.ts";

interface CampaignChangesProps {
  changes: readonly PlannedChange[];
  /** What the rows are called, by table and key. */
  names: Readonly<Record<string, string>>;
  hasBegun: boolean;
  onDrop: (plan: PlannedChange) => void;
}

/** What a campaign changes: of each row what it says until then, and what from then on. */
export function CampaignChanges({ changes, names, hasBegun, onDrop }: CampaignChangesProps) {
  return (
    <ul>
      {changes.map((plan) => (
        <li key={plan.id}>
          <div>
            <p>
              <Link to={rowPath(plan.table_name, plan.row_id)}>
                {rowName(plan.table_name, plan.row_id, names[`${plan.table_name} ${plan.row_id}`] ?? plan.row_id)}
              </Link>{" "}
              <span>{recordedTable(plan.table_name)?.one}</span>
            </p>
            <ChangedFields plan={plan} />
            {plan.reason && <p className="campaign-changes__refused">No se guardó. {plan.reason}</p>}
          </div>
          {!hasBegun && (
            <Button size="compact" variant="text" onClick={() => onDrop(plan)}>
              Descartar
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function ChangedFields({ plan }: { plan: PlannedChange }) {
  const table = recordedTable(plan.table_name);
  if (!table) return null;
  const fields = compareRows(table, plan.seen, plan.changes).filter((it) => !it.isSame && it.name in plan.changes);
  return (
    <p>
      {fields.map(({ name, label, one, other }) => (
        <span key={name}>
          {label} <del>{one}</del> <ins>{other}</ins>{" "}
        </span>
      ))}
    </p>
  );
}
