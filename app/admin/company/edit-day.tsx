import { type FormEvent, useState } from "react";
import type { DayGroup } from "#domain/clubs/club-calendar.ts";
import type { ClubName } from "../../content/clubs/club.ts";
import type { ClubDay } from "../../content/clubs/club-day.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Button } from "../../ui/links/button.tsx";
import { DayFields, type Faults, readDay } from "./day-fields.tsx";
import { clubsText, dayText } from "./day-words.ts";
import type { CalendarActions } from "./use-calendar-actions.ts";

interface EditDayProps {
  group: DayGroup<ClubDay>;
  clubs: readonly ClubName[];
  actions: CalendarActions;
  onClose: () => void;
}

/** What a day is, at the clubs where it is that; or away with it. */
export function EditDay({ group, clubs, actions, onClose }: EditDayProps) {
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setBusy] = useState(false);
  const [first] = group.days;
  if (!first) return null;
  const settle = async (doing: Promise<boolean>) => {
    setBusy(true);
    if (await doing) onClose();
    else setBusy(false);
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const read = readDay(new FormData(event.currentTarget), group.on_date);
    setFaults("faults" in read ? read.faults : {});
    if ("faults" in read) return;
    const seen = group.days.map(({ id, updated_at }) => ({ id, updated_at }));
    void settle(actions.change({ seen, values: read.values }));
  };
  return (
    <Dialog title={`Editar ${dayText(group.on_date)}`} width={560} onDismiss={onClose}>
      <form className="dialog__form column" onSubmit={save} noValidate>
        <div className="dialog__body">
          <p className="muted">En {clubsText(group.days, clubs).replace(/^solo /, "")}.</p>
          <DayFields day={first} faults={faults} />
        </div>
        <footer className="dialog__foot">
          <Button
            size="compact"
            variant="line"
            disabled={isBusy}
            onClick={() => void settle(actions.remove(group.days))}
          >
            Eliminar
          </Button>
          <Button size="compact" type="submit" busy={isBusy}>
            Guardar
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
