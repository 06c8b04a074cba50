import { type FormEvent, useRef, useState } from "react";
import { newClassId } from "#domain/timetable/week-changes.ts";
import type { Activity } from "../../content/clubs/activity.ts";
import type { ClubClass } from "../../content/clubs/club-class.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Button } from "../../ui/links/button.tsx";
import { focusFirstError } from "../form/form-errors.ts";
import { ClassFields } from "./class-fields.tsx";
import { useClassDraft } from "./use-class-draft.ts";
import type { Week } from "./use-week.ts";

interface ClassFormProps {
  start: ClubClass;
  week: Week;
  activities: readonly Activity[];
  onClose: () => void;
}

/** Everything about one class: it is put into the draft of the week, from where it is published. */
export function ClassForm({ start, week, activities, onClose }: ClassFormProps) {
  const isNew = !week.classes.some(({ id }) => id === start.id);
  const [others, setOthers] = useState<readonly string[]>([]);
  const ref = useRef<HTMLFormElement>(null);
  const form = useClassDraft(start, activities, isNew);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const read = form.read();
    if (!read) return focusFirstError(ref.current);
    const changed = { ...start, ...read };
    const copies = others.map((day) => ({ ...changed, weekday: Number(day), id: newClassId(), updated_at: "" }));
    week.put(changed, ...copies);
    onClose();
  };
  return (
    <Dialog title={isNew ? "Añadir clase" : "Editar clase"} shape="sheet" width={440} onDismiss={onClose}>
      <form ref={ref} className="dialog__form column" onSubmit={save} noValidate>
        <div className="dialog__body">
          <ClassFields form={form.handle} week={week} days={others} onDays={setOthers} />
        </div>
        <footer className="dialog__foot">
          {!isNew && (
            <Button
              size="compact"
              variant="text"
              className="bad pull"
              onClick={() => {
                week.remove(start.id);
                onClose();
              }}
            >
              Quitar
            </Button>
          )}
          <Button size="compact" type="submit">
            Guardar en el borrador
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
