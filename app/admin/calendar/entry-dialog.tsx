import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import type { PlacedEntry } from "#domain/panel/calendar-entry.ts";
import { toMadridLocal } from "#domain/time/madrid-time.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Button } from "../../ui/links/button.tsx";
import { buttonClass } from "../../ui/links/button-class.ts";
import { calendarDay } from "./calendar-day.ts";
import { changeWords } from "./change-words.ts";
import { kindOf } from "./entry-kinds.ts";

interface EntryDialogProps {
  placed: PlacedEntry;
  clash: string | undefined;
  onMove: (placed: PlacedEntry, date: string) => Promise<void>;
  onDismiss: () => void;
}

/** What an entry is, where it is opened, and, without a mouse, on which other day it is to be. */
export function EntryDialog({ placed, clash, onMove, onDismiss }: EntryDialogProps) {
  const { entry, from, time, moves } = placed;
  const { label, path } = kindOf(entry);
  const isUndated = from === "";
  const [date, setDate] = useState(from);
  const isOfCampaign = typeof entry.details.campaign === "string";
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (date === "") return;
    await onMove(placed, date);
    onDismiss();
  };
  return (
    <Dialog title={entry.name || label} width={480} onDismiss={onDismiss}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <div className="dialog__body">
          <p>
            {label} · {momentsOf(placed)}
          </p>
          {entry.kind === "change" && <p>{changeWords(entry)}</p>}
          {clash && <p className="panel-notice">{clash}</p>}
          {moves !== "nothing" && !isOfCampaign && (
            <Field
              id="move-to"
              label={isUndated ? "Publicar el" : "Mover al"}
              hint={
                isUndated ? `A las ${time}. Deja de ser un borrador.` : time ? `Sigue siendo a las ${time}.` : undefined
              }
            >
              {(control) => (
                <input
                  {...control}
                  className="input"
                  type="date"
                  value={date}
                  onChange={(event) => setDate(event.target.value)}
                />
              )}
            </Field>
          )}
        </div>
        <footer className="dialog__foot">
          <Link
            className={buttonClass({ size: "compact", variant: "line" })}
            to={isOfCampaign ? `/admin/calendar/campanas/${entry.details.campaign}` : path(entry)}
          >
            {isOfCampaign ? "Abrir su campaña" : "Abrir"}
          </Link>
          {moves !== "nothing" && !isOfCampaign && (
            <Button size="compact" type="submit" disabled={date === from || date === ""}>
              {isUndated ? "Programar" : "Mover"}
            </Button>
          )}
        </footer>
      </form>
    </Dialog>
  );
}

/** When it is: a stretch from its first moment to its last, anything else with what happens then. */
function momentsOf({ entry, from, to, time, says }: PlacedEntry): string {
  if (from === "") return says;
  const first = [calendarDay(from), time].filter(Boolean).join(", ");
  if (from === to || entry.ends_at === null) return `${says} · ${first}`;
  return `del ${first}, al ${calendarDay(to)}, ${toMadridLocal(entry.ends_at).slice(11).replace(/^0/, "")}`;
}
