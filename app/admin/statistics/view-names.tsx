import { viewName, wholeText } from "#domain/panel/view-words.ts";
import type { ViewFigures } from "../../content/site/page-views.ts";

interface ViewNamesProps {
  title: string;
  kind: ViewFigures["names"][number]["kind"];
  /** The most frequent first. */
  names: ViewFigures["names"];
}

/** What was counted of one kind, each with its share of the first. */
export function ViewNames({ title, kind, names }: ViewNamesProps) {
  const most = names[0]?.views ?? 1;
  return (
    <section className="panel-box panel-card" aria-labelledby={`de-${kind}`}>
      <h2 id={`de-${kind}`}>{title}</h2>
      {names.length === 0 ? (
        <p>Nada en estos días.</p>
      ) : (
        <ol className="view-names">
          {names.map(({ name, views }) => (
            <li key={name} style={{ "--share": views / most }}>
              <span>{viewName(kind, name)}</span>
              <b>{wholeText(views)}</b>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
