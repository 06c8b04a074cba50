import { wakes } from "#app/islands/wakes.ts";
import type { OpenStatus } from "#domain/clubs/open-status.ts";
import { SpecialDay } from "./special-day.tsx";
import "./open-line.css";

interface OpenLineProps {
  clubId: string;
  status: OpenStatus;
  className?: string;
  /** Something around it wakes instead. */
  isWatched?: boolean;
}

/** Whether a club is open, said in words; what the page says is kept true while it is looked at. */
export function OpenLine({ clubId, status, className = "", isWatched = false }: OpenLineProps) {
  return (
    <div
      className={`open-line small muted ${className}`}
      data-hour={clubId}
      data-until={status.until.toISOString()}
      {...(!isWatched && wakes("hour", { later: true }))}
    >
      {status.special && (
        <p className="open-line__special ink strong">
          <SpecialDay of={status.special} />
        </p>
      )}
      <p className={status.isOpen ? "open-line__open" : "open-line__shut"}>
        <b className="ink">{status.word}</b>
        {status.more && ` · ${status.more}`}
      </p>
    </div>
  );
}
