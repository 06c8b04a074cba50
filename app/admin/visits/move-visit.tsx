import { type FormEvent, useState } from "react";
import { madridDayAndMinute } from "#domain/time/madrid-time.ts";
import { clockWords, momentDay } from "#domain/visits/visit-words.ts";
import { visitTexts } from "#texts/site/visit-texts.ts";
import type { ClubName } from "../../content/clubs/club.ts";
import type { AgendaVisit } from "../../content/inbox/visit-desk.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Button } from "../../ui/links/button.tsx";
import { HourChoice } from "./hour-choice.tsx";
import { useIsMailOff } from "./mail-off.ts";
import type { VisitActions } from "./use-visit-actions.ts";

interface MoveVisitProps {
  visit: AgendaVisit;
  club: ClubName;
  /** Where it was dropped; null to choose here. */
  start: string | null;
  actions: VisitActions;
  /** It is done, and the agenda knows. */
  onMoved: (start: string) => void;
  onClose: () => void;
}

const when = (moment: string) => `${momentDay(moment)}, ${clockWords(moment)}`;

/** Who goes where, and whether the person hears of it; after a drop, or all of it by key. */
export function MoveVisit({ visit, club, start: dropped, actions, onMoved, onClose }: MoveVisitProps) {
  const [start, setStart] = useState(dropped);
  const [isMissing, setMissing] = useState(false);
  const canTell = !useIsMailOff() && Boolean(visit.email);
  const [tell, setTell] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(!start);
    if (!start || isBusy) return;
    setBusy(true);
    const isDone = await actions.move(visit.id, start, tell && canTell);
    setBusy(false);
    if (isDone) onMoved(start);
  };
  return (
    <Dialog title={`Mover a ${visit.name}`} width={520} onDismiss={onClose}>
      <form className="dialog__form column" onSubmit={save} noValidate>
        <div className="dialog__body">
          <p aria-live="polite">
            De <b>{when(visit.starts_at)}</b>
            {start && (
              <>
                {" "}
                a <b>{when(start)}</b>
              </>
            )}
            .
          </p>
          <HourChoice
            club={club.id}
            readHours={actions.readHours}
            date={madridDayAndMinute(new Date(visit.starts_at)).date}
            start={start}
            onChoose={setStart}
            error={isMissing && !start ? visitTexts.hour.missing : undefined}
          />
          {canTell ? (
            <label className="target row gap-8">
              <input type="checkbox" checked={tell} onChange={() => setTell(!tell)} />
              Avisar por correo a {visit.email}
            </label>
          ) : (
            <p>
              {visit.email ? "La web no envía correo ahora" : "No hay email"}: avisa por teléfono
              {visit.phone && ` al ${visit.phone}`}.
            </p>
          )}
        </div>
        <footer className="dialog__foot">
          <Button size="compact" variant="line" onClick={onClose}>
            Cancelar
          </Button>
          <Button size="compact" type="submit" busy={isBusy}>
            Mover la visita
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
