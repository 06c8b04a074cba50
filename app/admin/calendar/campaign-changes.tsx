import { CircleDot } from "lucide-react";
import { Link } from "react-router";
import type { PlannedChange } from "../../data/record/planned-changes.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { valueInWords } from "../form/value-in-words.ts";
import { compareRows } from "../history/changed-fields.ts";
import { recordedTable } from "../history/recorded-tables.ts";
import { rowName } from "../plans/row-name.ts";
import { rowPath } from "../plans/row-path.ts";
import { sections } from "../sections.ts";
import { LawLine } from "./law-line.tsx";

interface CampaignChangesProps {
  changes: readonly PlannedChange[];
  /** What the rows are called, by table and key; and clubs. */
  names: Readonly<Record<string, string>>;
  whyItStays: (plan: PlannedChange) => string | null;
  isFixed: boolean;
  onDrop: (plan: PlannedChange) => void;
}

/** What a campaign changes: of each row what it says until then, and what from then on. */
export function CampaignChanges({ changes, names, whyItStays, isFixed, onDrop }: CampaignChangesProps) {
  return (
    <ul>
      {changes.map((plan) => (
        <li className="row wraps gap-16 pad ruled-top" key={plan.id}>
          <Icon of={sectionOf(plan)?.icon ?? CircleDot} size={18} className="muted" />
          <div className="roomy">
            <p>
              <Link to={rowPath(plan.table_name, plan.row_id)}>{nameOf(plan, names)}</Link>{" "}
              <span>{sectionOf(plan)?.title}</span>
            </p>
            <ChangedFields plan={plan} />
            <LawLine plan={plan} />
            {whyItStays(plan) && <p>{whyItStays(plan)}</p>}
            {plan.reason && <p className="bad">No se guardó. {plan.reason}</p>}
          </div>
          {!isFixed && (
            <Button size="compact" variant="text" onClick={() => onDrop(plan)}>
              Descartar
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

const sectionOf = ({ table_name }: PlannedChange) =>
  sections.find(({ path }) => path === recordedTable(table_name)?.section);

/** With its club, where rows of several are called alike. */
function nameOf({ table_name, row_id, club }: PlannedChange, names: CampaignChangesProps["names"]): string {
  const name = rowName(table_name, row_id, names[`${table_name} ${row_id}`] ?? row_id);
  const ofClub = table_name === "clubs" ? undefined : names[`clubs ${club}`];
  return ofClub ? `${name}, ${ofClub}` : name;
}

function ChangedFields({ plan }: { plan: PlannedChange }) {
  const table = recordedTable(plan.table_name);
  if (!table) return null;
  const fields = compareRows(table, plan.seen, plan.changes).filter((row) => !row.isSame && row.name in plan.changes);
  return (
    <p className="row wraps gap-8">
      {fields.map(({ name, label, one, other }) => (
        <span key={name}>
          {label} {one !== valueInWords(null) && <del>{one}</del>} <ins>{other}</ins>{" "}
        </span>
      ))}
    </p>
  );
}
