import { type FormEvent, useState } from "react";
import { flushSync } from "react-dom";
import { mostDays, takenDays, wantedDays } from "#domain/clubs/club-calendar.ts";
import { calendarTexts } from "#texts/admin/company-texts.ts";
import type { ClubName } from "../../content/clubs/club.ts";
import type { ClubDay } from "../../content/clubs/club-day.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Button } from "../../ui/links/button.tsx";
import { FieldRow } from "../fields/field-group.tsx";
import { focusFirstError } from "../form/form-errors.ts";
import { DayFields, type Faults, readDay } from "./day-fields.tsx";
import { clubsText, dayText, whatText } from "./day-words.ts";
import type { CalendarActions } from "./use-calendar-actions.ts";

interface AddDaysProps {
  clubs: readonly ClubName[];
  days: readonly ClubDay[];
  /** The day that was pressed; empty for none. */
  date: string;
  /** The club that is looked at; null for all. */
  clubId: string | null;
  actions: CalendarActions;
  onClose: () => void;
}

export function AddDays({ clubs, days, date, clubId, actions, onClose }: AddDaysProps) {
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setBusy] = useState(false);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const read = readDays(new FormData(form), days, clubs);
    flushSync(() => setFaults("faults" in read ? read.faults : {}));
    if ("faults" in read) return focusFirstError(form);
    setBusy(true);
    if (await actions.add(read.days)) onClose();
    else setBusy(false);
  };
  return (
    <Dialog title="Añadir día" width={560} onDismiss={onClose}>
      <form className="dialog__form column" onSubmit={save} noValidate>
        <div className="dialog__body">
          <FieldRow>
            <Field name="on_date" label="Fecha" error={faults.on_date}>
              {(control) => <input className="input" type="date" {...control} defaultValue={date} />}
            </Field>
            <Field name="until" label="Hasta" note="opcional" hint="Para varios días seguidos." error={faults.until}>
              {(control) => <input className="input" type="date" {...control} />}
            </Field>
          </FieldRow>
          <DayFields faults={faults} />
          <WhichClubs clubs={clubs} clubId={clubId} error={faults.club} />
        </div>
        <footer className="dialog__foot">
          <Button size="compact" variant="line" onClick={onClose}>
            Cancelar
          </Button>
          <Button size="compact" type="submit" busy={isBusy}>
            Añadir
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}

function WhichClubs({ clubs, clubId, error }: Pick<AddDaysProps, "clubs" | "clubId"> & { error: string | undefined }) {
  const [isAll, setAll] = useState(clubId === null);
  return (
    <Field name="club" label="Dónde" isGroup error={error}>
      {({ id: _id, name, ...control }) => (
        <>
          <label className="target row gap-8">
            <input type="checkbox" name="everywhere" checked={isAll} onChange={() => setAll(!isAll)} />
            En todos los clubs
          </label>
          {!isAll && (
            <div className="cells">
              {clubs.map((club) => (
                <label key={club.id} className="target row gap-8">
                  <input type="checkbox" name={name} value={club.id} defaultChecked={club.id === clubId} {...control} />
                  {club.name}
                </label>
              ))}
            </div>
          )}
        </>
      )}
    </Field>
  );
}

/** The rows that the form means, or what is wrong with it; also when one of them is there already. */
function readDays(form: FormData, days: readonly ClubDay[], clubs: readonly ClubName[]) {
  const from = String(form.get("on_date") ?? "");
  const read = readDay(form, from);
  if ("faults" in read) return read;
  const chosen = form.has("everywhere") ? [] : form.getAll("club").map(String);
  if (!form.has("everywhere") && chosen.length === 0) return { faults: { club: calendarTexts.clubs } };
  const wanted = wantedDays(from, String(form.get("until") ?? "") || from, chosen);
  if (wanted === null) return { faults: { until: calendarTexts.stretch(mostDays) } };
  const taken = takenDays(days, wanted);
  if (taken.length > 0) {
    const list = taken
      .slice(0, 3)
      .map((entry) => `${dayText(entry.on_date)}, ${whatText(entry)} (${clubsText([entry], clubs)})`);
    return { faults: { on_date: calendarTexts.taken(list.join("; ")) } };
  }
  return { days: wanted.map((day) => ({ ...day, ...read.values })) };
}
