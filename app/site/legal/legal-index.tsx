import { ChevronDown } from "lucide-react";
import { wakes } from "#app/islands/wakes.ts";
import { Icon } from "#app/ui/icon.tsx";

interface LegalIndexEntry {
  id: string;
  number: number;
  title: string;
}

/** Folded on a phone, beside the text on a wide screen, where `enhanceLegalIndex` marks what is being read. */
export function LegalIndex({ entries }: { entries: readonly LegalIndexEntry[] }) {
  return (
    <nav className="legal-index" aria-label="Índice" {...wakes("legal-index")}>
      <details>
        <summary>
          Índice
          <Icon of={ChevronDown} size={20} />
        </summary>
        <ol>
          {entries.map(({ id, number, title }) => (
            <li key={id}>
              <a href={`#${id}`} {...(number === 1 && { "aria-current": "true" as const })}>
                <span>{number}</span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
