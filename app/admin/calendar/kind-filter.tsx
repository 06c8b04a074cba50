import type { PlacedEntry } from "#domain/panel/calendar-entry.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { entryKinds } from "./entry-kinds.ts";

interface KindFilterProps {
  placed: readonly PlacedEntry[];
  /** None: all of them. */
  chosen: readonly string[];
  onChange: (kinds: string[]) => void;
}

/** What there is of each kind; pressed, only the pressed ones show. */
export function KindFilter({ placed, chosen, onChange }: KindFilterProps) {
  const counts = Map.groupBy(placed, ({ entry }) => entry.kind);
  return (
    <fieldset className="pills row gap-8 ruled slim">
      <legend className="sr-only">Qué se ve</legend>
      {Object.entries(entryKinds)
        .filter(([kind]) => counts.has(kind) || chosen.includes(kind))
        .map(([kind, { label, icon }]) => (
          <button
            key={kind}
            type="button"
            aria-pressed={chosen.includes(kind)}
            onClick={() => onChange(chosen.includes(kind) ? chosen.filter((text) => text !== kind) : [...chosen, kind])}
          >
            <Icon of={icon} size={15} />
            {label} <small>{counts.get(kind)?.length ?? 0}</small>
          </button>
        ))}
    </fieldset>
  );
}
