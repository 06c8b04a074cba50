import { Pencil, Undo2 } from "lucide-react";
import type { DayGroup } from "#domain/clubs/club-calendar.ts";
import type { ClubName } from "../../content/clubs/club.ts";
import type { ClubDay } from "../../content/clubs/club-day.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { IconButton } from "../../ui/pictures/icon-button.tsx";
import { clubsText, dayText, whatText } from "./day-words.ts";

interface DayListProps {
  groups: readonly DayGroup<ClubDay>[];
  clubs: readonly ClubName[];
  today: string;
  /** What was taken away last, for those who did not mean it. */
  removed: readonly ClubDay[] | null;
  onRestore: () => void;
  onEdit: (group: DayGroup<ClubDay>) => void;
}

export function DayList({ groups, clubs, today, removed, onRestore, onEdit }: DayListProps) {
  const coming = groups.filter(({ on_date }) => on_date >= today);
  const past = groups.filter(({ on_date }) => on_date < today);
  const rows = (list: readonly DayGroup<ClubDay>[]) => (
    <ul className="parted">
      {list.map((group) => (
        <Row key={group.days[0]?.id} group={group} clubs={clubs} onEdit={onEdit} />
      ))}
    </ul>
  );
  const first = removed?.[0];
  return (
    <section className="panel-box panel-card" aria-labelledby="calendar-days">
      <h2 id="calendar-days">Días del año</h2>
      <div role="status">
        {first && (
          <p className="pad gold rounded row wraps spread gap-8">
            <span>
              {dayText(first.on_date)}: {whatText(first)} ya no está.
            </span>
            <Button size="compact" variant="line" onClick={onRestore}>
              <Icon of={Undo2} size={16} />
              Deshacer
            </Button>
          </p>
        )}
      </div>
      {groups.length === 0 && <p className="muted">Ningún día de este año tiene horario propio.</p>}
      {coming.length > 0 && rows(coming)}
      {past.length > 0 && (
        <details>
          <summary>Ya han pasado ({past.length})</summary>
          {rows(past)}
        </details>
      )}
    </section>
  );
}

function Row({ group, clubs, onEdit }: Pick<DayListProps, "clubs" | "onEdit"> & { group: DayGroup<ClubDay> }) {
  const [first] = group.days;
  if (!first) return null;
  return (
    <li className="row pad-y">
      <b>{dayText(group.on_date)}</b>
      <span className="grow">
        {first.name ?? whatText(first)}
        <small>
          {[first.name && whatText(first, false), clubsText(group.days, clubs)].filter(Boolean).join(" · ")}
        </small>
      </span>
      <IconButton
        compact
        icon={Pencil}
        label={`Editar ${dayText(group.on_date)}, ${whatText(first)}, ${clubsText(group.days, clubs)}`}
        onClick={() => onEdit(group)}
      />
    </li>
  );
}
