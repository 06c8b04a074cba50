import { ChevronDown } from "lucide-react";
import { wakes } from "#app/islands/wakes.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { useText } from "#app/ui/use-text.ts";

interface LegalIndexEntry {
  id: string;
  number: number;
  title: string;
}

/** Folded on a phone, beside the text on a wide screen, where `enhancePageIndex` marks what is being read. */
export function LegalIndex({ entries }: { entries: readonly LegalIndexEntry[] }) {
  const t = useText();
  return (
    <nav className="legal-index screen-only" aria-label={t("Índice")} {...wakes("page-index")}>
      <details className="fold">
        <summary className="notice spread">
          {t("Índice")}
          <Icon of={ChevronDown} size={20} />
        </summary>
        <ol>
          {entries.map(({ id, number, title }) => (
            <li key={id}>
              <a className="row press small" href={`#${id}`} {...(number === 1 && { "aria-current": "true" as const })}>
                <span className="figures plain">{number}</span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
