import { ArrowRight, ChevronDown } from "lucide-react";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Select } from "../fields/select.tsx";
import { idColumn } from "./plan-import.ts";
import type { SheetColumn } from "./sheet-columns.ts";

interface ColumnMatchProps {
  columns: readonly SheetColumn[];
  heading: readonly string[];
  matched: readonly (string | null)[];
  onMatch: (matched: (string | null)[]) => void;
}

/** Which column of ours each of the file is: by its name, else as somebody says. */
export function ColumnMatch({ columns, heading, matched, onMatch }: ColumnMatchProps) {
  const known = matched.filter((text) => text !== null).length;
  const unused = heading.length - known;
  return (
    <details className="import-columns fold ruled-top" open={unused > 0}>
      <summary className="row pad">
        <b>{known === 1 ? "1 columna reconocida" : `${known} columnas reconocidas`}</b>
        {unused > 0 && <small>{`${unused} sin usar`}</small>}
        <Icon of={ChevronDown} size={18} className="push" />
      </summary>
      <ul className="cells pad">
        {heading.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file stay where they are, and may be named alike
          <li className="stack gap-8" key={at}>
            <span className="breaks">{text || `(columna ${at + 1})`}</span>
            <Icon of={ArrowRight} size={16} className="muted" />
            <Select
              className={matched[at] === null ? "import-columns__unused" : ""}
              aria-label={`La columna ${text || at + 1} es`}
              none="No usar"
              value={matched[at] ?? ""}
              options={[...columns, idColumn].map(({ key, label }) => ({ value: key, text: label }))}
              onChoose={(key) => onMatch(matched.with(at, key || null))}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
