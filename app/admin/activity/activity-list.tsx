import type { ReactNode } from "react";
import { Link } from "react-router";
import { toMadridLocal } from "#domain/time/madrid-time.ts";
import { recentDay, recentMoment } from "#domain/time/recent-moment.ts";
import type { AuditEntry } from "../../content/people/audit-entry.ts";
import type { Colleague } from "../../content/people/colleague.ts";
import { initialsOf, whoDid } from "../history/who.ts";
import { type ActivityItem, activityInWords, fileName } from "./activity-items.ts";

interface ActivityListProps {
  deeds: readonly ActivityItem[];
  names: ReadonlyMap<string, string>;
  colleagues: readonly Colleague[];
  /** What changed, where there is room to say it. */
  detailOf?: (entry: AuditEntry) => string;
  /** The way back, beside those lines that have one. */
  undo?: (deed: ActivityItem, what: string) => ReactNode;
}

/** What was done, day by day; each line leads to what it changed. */
export function ActivityByDay({ deeds, ...rest }: ActivityListProps) {
  const now = new Date();
  const days = Map.groupBy(deeds, ({ entry }) => toMadridLocal(entry.at).slice(0, 10));
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-labelledby={`day-${day}`} className="below-16">
      <h2 className="capital below" id={`day-${day}`}>
        {recentDay(day, now)}
      </h2>
      <ActivityList deeds={ofDay} {...rest} isOfOneDay />
    </section>
  ));
}

export function ActivityList({
  deeds,
  names,
  colleagues,
  detailOf,
  undo,
  isOfOneDay,
}: ActivityListProps & { isOfOneDay?: true }) {
  const now = new Date();
  return (
    <ul className="panel-box parted">
      {deeds.map((deed) => {
        const { entry } = deed;
        const who = whoDid(entry, colleagues);
        const { verb, what, path } = activityInWords(deed, names);
        const detail = detailOf?.(entry);
        const moment = recentMoment(entry.at, now);
        return (
          <li className="row top wraps pad" key={entry.id}>
            <span className="initials round grey centred still strong" aria-hidden="true">
              {initialsOf(who)}
            </span>
            <div className="grow">
              <p>
                <b>{who}</b> {verb} <Link to={path}>{what}</Link>
                {detail && <small className="breaks muted">{detail}</small>}
              </p>
              {deed.sent && <Sent files={deed.sent} />}
            </div>
            {undo && <span>{undo(deed, what)}</span>}
            <time className="figures muted" dateTime={entry.at}>
              {isOfOneDay ? moment.replace(/^.*, /, "") : moment}
            </time>
          </li>
        );
      })}
    </ul>
  );
}

/** Each of several files that were sent, where their names are known. */
function Sent({ files }: { files: readonly AuditEntry[] }) {
  if (files.length === 1 || files.some((file) => fileName(file) === null)) return null;
  return (
    <details className="breaks muted">
      <summary className="target pad-y">Ver cuáles</summary>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <Link to={`/admin/media/${file.row_id}`}>{fileName(file)}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
