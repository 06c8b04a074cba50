import { wakes } from "#app/islands/wakes.ts";
import { useText } from "#app/ui/use-text.ts";
import "#app/ui/tabs.css";
import "./club-page.css";
export interface IndexEntry {
  /** Id of the section it leads to. */
  id: string;
  text: string;
}

/** What this page holds, always at hand below the header; `enhancePageIndex` marks where the reader is. */
export function PageIndex({ entries }: { entries: readonly IndexEntry[] }) {
  const t = useText();
  if (entries.length === 0) return null;
  return (
    <nav className="page-index ruled ruled-top screen-only" aria-label={t("En esta página")} {...wakes("page-index")}>
      <div className="wrap">
        <ul className="tabs small">
          {entries.map(({ id, text }, place) => (
            <li key={id}>
              <a className="own-line" href={`#${id}`} {...(place === 0 && { "aria-current": "true" as const })}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
