import { changeText, wholeText } from "#domain/panel/view-words.ts";
import type { ViewFigures } from "../../content/site/page-views.ts";

interface ViewTotalsProps {
  now: ViewFigures["days"];
  /** As many days before them. */
  before: ViewFigures["days"];
  days: number;
}

export function ViewTotals({ now, before, days }: ViewTotalsProps) {
  return (
    <dl className="statistics__totals">
      <Total name="Visitas" what="visits" {...{ now, before, days }} />
      <Total name="Páginas vistas" what="views" {...{ now, before, days }} />
    </dl>
  );
}

function Total({ name, what, now, before, days }: ViewTotalsProps & { name: string; what: "visits" | "views" }) {
  const sum = (list: ViewFigures["days"]) => list.reduce((total, entry) => total + entry[what], 0);
  const change = changeText(sum(now), sum(before), days);
  return (
    <div className="panel-box">
      <dt>{name}</dt>
      <dd>
        <b>{wholeText(sum(now))}</b>
        {change && <span>{change}</span>}
      </dd>
    </div>
  );
}
