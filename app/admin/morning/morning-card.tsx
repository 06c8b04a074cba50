import type { ReactNode } from "react";
import { Link } from "react-router";

interface MorningCardProps {
  id: string;
  title: string;
  /** Before the title, large. */
  count?: number;
  /** Where all of it is. */
  all?: { path: string; text: string };
  /** Where there are no rows, in a sentence. */
  empty?: string;
  children: ReactNode;
}

/** A part of the dashboard: its head, its rows, the way to all of it. */
export function MorningCard({ id, title, count, all, empty, children }: MorningCardProps) {
  return (
    <section className="morning-card panel-box slim" aria-labelledby={id}>
      <header className="row baseline spread pad ruled">
        <h2 className="heading row baseline gap-8" id={id}>
          {count !== undefined && <b className="cifra big">{count}</b>} {title}
        </h2>
        {all && (
          <Link className="panel-link" to={all.path}>
            {all.text}
          </Link>
        )}
      </header>
      {empty ? <p className="muted pad">{empty}</p> : children}
    </section>
  );
}
