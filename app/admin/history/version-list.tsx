import { Link, useSearchParams } from "react-router";
import type { RecordedRow } from "#domain/history/row-states.ts";
import { recentMoment } from "#domain/time/recent-moment.ts";
import type { AuditEntry } from "../../content/people/audit-entry.ts";
import type { Colleague } from "../../content/people/colleague.ts";
import { changeInWords } from "./changed-fields.ts";
import type { RecordedTable } from "./recorded-tables.ts";
import { initialsOf, whoDid } from "./who.ts";

export type Version = AuditEntry & { state: RecordedRow | null };

interface VersionListProps {
  table: RecordedTable;
  read: { versions: readonly Version[]; colleagues: readonly Colleague[] };
  chosen: Version | undefined;
}

/** Who saved when, and in one sentence what; each leads to what the row was then. */
export function VersionList({ table, read: { versions, colleagues }, chosen }: VersionListProps) {
  const [search] = useSearchParams();
  const now = new Date();
  return (
    <ol className="panel-box pad-y" aria-label="Versiones">
      {versions.map((version) => {
        const who = whoDid(version, colleagues);
        const address = new URLSearchParams(search);
        address.set("version", String(version.id));
        return (
          <li key={version.id}>
            <Link
              className="row top hovers press pad"
              to={`?${address}`}
              preventScrollReset
              replace
              aria-current={version.id === chosen?.id ? "true" : undefined}
            >
              <span className="initials round grey centred still strong" aria-hidden="true">
                {initialsOf(who)}
              </span>
              <span className="grow">
                <span className="row wraps spread gap-4">
                  <b>{who}</b>
                  <time className="muted" dateTime={version.at}>
                    {recentMoment(version.at, now)}
                  </time>
                </span>
                <span className="muted">{changeInWords(table, version, version.state)}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
