import { type FormEvent, useState } from "react";
import { clockText } from "#domain/time/clock.ts";
import type { DatedClass } from "#domain/timetable/classes-on.ts";
import { formTexts } from "#texts/form-texts.ts";
import { classExceptions } from "../../content/clubs/class-exception.ts";
import type { ClubClass } from "../../content/clubs/club-class.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Button } from "../../ui/links/button.tsx";
import { namesIn } from "./class-words.ts";
import type { DateActions } from "./use-date-actions.ts";

interface ExceptionFormProps {
  it: DatedClass<ClubClass>;
  title: string;
  /** For suggestions. */
  week: readonly ClubClass[];
  actions: DateActions;
  onClose: () => void;
}

/** Another hour, room or instructor for one date: what stays as it is stays empty in the table. */
export function ExceptionForm({ it, title, week, actions, onClose }: ExceptionFormProps) {
  const [fault, setFault] = useState<string | null>(null);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name) ?? "");
    const usual: Record<string, string> = {
      start_minute: clockText(it.weekly.start_minute),
      room: it.weekly.room ?? "",
      instructor: it.weekly.instructor ?? "",
    };
    const changed = (name: string) => (text(name).trim() === usual[name] ? "" : text(name));
    const read = classExceptions.input.safeParse({
      ...classExceptions.empty({ class_id: it.weekly.id, on_date: it.date }),
      start_minute: changed("start_minute"),
      room: changed("room"),
      instructor: changed("instructor"),
    });
    if (!read.success) return setFault(read.error.issues[0]?.message ?? "");
    const { start_minute, room, instructor } = read.data;
    if (start_minute === null && room === null && instructor === null) return setFault("Cambia algo, o cierra.");
    if (start_minute !== null && start_minute + it.weekly.minutes > 1440) return setFault(formTexts.classEnd);
    if (await actions.put({ table: "class_exceptions", values: read.data })) onClose();
  };
  return (
    <Dialog title={`Cambiar ${title}`} width={460} onDismiss={onClose}>
      <form className="dialog__form column" onSubmit={save} noValidate>
        <div className="dialog__body">
          <Line name="start_minute" label="Empieza" value={clockText(it.start)} />
          <Line name="instructor" label="Instructor" value={it.instructor ?? ""} names={namesIn(week, "instructor")} />
          <Line name="room" label="Sala" value={it.room ?? ""} names={namesIn(week, "room")} />
          {fault && (
            <p className="field__error" role="alert">
              {fault}
            </p>
          )}
        </div>
        <footer className="dialog__foot">
          <Button size="compact" type="submit">
            Guardar el cambio
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}

interface LineProps {
  name: string;
  label: string;
  value: string;
  names?: readonly string[];
}

function Line({ name, label, value, names }: LineProps) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={`cambio-${name}`}>
        {label}
      </label>
      <input
        id={`cambio-${name}`}
        className="input"
        name={name}
        defaultValue={value}
        autoComplete="off"
        list={names && `cambio-${name}-lista`}
      />
      {names && (
        <datalist id={`cambio-${name}-lista`}>
          {names.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
    </div>
  );
}
