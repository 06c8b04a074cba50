import { CopyPlus } from "lucide-react";
import { useState } from "react";
import { findClashes } from "#domain/timetable/find-clashes.ts";
import { newClassId } from "#domain/timetable/week-changes.ts";
import { timetableToasts } from "#texts/admin/timetable-toasts.ts";
import type { Activity } from "../../content/clubs/activity.ts";
import type { ClubName } from "../../content/clubs/club.ts";
import type { ClubClass } from "../../content/clubs/club-class.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { byName, Select } from "../fields/select.tsx";
import { attempt, usePress } from "../session/attempt.ts";
import { clashWords, inOrder } from "./class-words.ts";
import { publishWeek, readWeek } from "./timetable-commands.ts";
import { type Week, withoutId } from "./use-week.ts";

interface CopyWeekProps {
  week: Week;
  club: ClubName;
  clubs: readonly ClubName[];
  activities: readonly Activity[];
}

/** Takes this week to another club, with a look at what would be taken twice there. */
export function CopyWeek(props: CopyWeekProps) {
  const [isOpen, setOpen] = useState(false);
  const others = props.clubs.filter(({ id }) => id !== props.club.id);
  if (others.length === 0) return null;
  return (
    <>
      <Button size="compact" variant="line" onClick={() => setOpen(true)}>
        <Icon of={CopyPlus} size={17} />
        Copiar semana a…
      </Button>
      {isOpen && <CopyDialog {...props} clubs={others} onClose={() => setOpen(false)} />}
    </>
  );
}

function CopyDialog({ week, clubs, activities, onClose }: CopyWeekProps & { onClose: () => void }) {
  const [there, setThere] = useState<{ club: ClubName; classes: ClubClass[] } | null>(null);
  const [keepsPeople, setKeepsPeople] = useState(true);
  const [isBusy, press] = usePress();
  const plan = there && planOf(week.classes, there, keepsPeople);
  const choose = async (id: string) => {
    const club = clubs.find((entry) => entry.id === id);
    setThere(null);
    if (!club) return;
    await attempt(timetableToasts.loadFailed, async () => {
      setThere({ club, classes: await readWeek(id) });
    });
  };
  const copy = async (classes: readonly ClubClass[]) => {
    if (!there) return;
    await press(timetableToasts.publishFailed, async () => {
      await publishWeek(there.club.id, { add: classes.map(withoutId), change: [], remove: [] });
      onClose();
      showToast(timetableToasts.copied(classes.length, there.club.name));
    });
  };
  return (
    <Dialog title="Copiar la semana a otro club" width={560} onDismiss={onClose}>
      <div className="dialog__body">
        <label className="stack gap-8 fine strong">
          Club
          <Select none="Elige…" defaultValue="" options={byName(clubs)} onChoose={choose} />
        </label>
        <label className="target row gap-8">
          <input type="checkbox" checked={keepsPeople} onChange={() => setKeepsPeople(!keepsPeople)} />
          Copiar también los instructores
        </label>
        {plan && <Plan {...plan} activities={activities} />}
      </div>
      <footer className="dialog__foot">
        {plan && plan.clashes.length > 0 && plan.free.length > 0 && (
          <Button size="compact" variant="line" onClick={() => copy(plan.free)}>
            Copiar solo las {plan.free.length} que no chocan
          </Button>
        )}
        <Button
          size="compact"
          busy={isBusy}
          disabled={!plan || plan.copies.length === 0 || plan.clashes.length > 0}
          onClick={() => plan && copy(plan.copies)}
        >
          {plan ? `Copiar ${plan.copies.length} clases` : "Copiar"}
        </Button>
      </footer>
    </Dialog>
  );
}

/** The copies, what they would clash with, and those that clash with nothing. */
function planOf(classes: readonly ClubClass[], there: { club: ClubName; classes: ClubClass[] }, keepsPeople: boolean) {
  const copies = classes.map((entry) => ({
    ...entry,
    id: newClassId(),
    club_id: there.club.id,
    updated_at: "",
    instructor: keepsPeople ? entry.instructor : null,
  }));
  const own = new Set(copies.map(({ id }) => id));
  const clashes = findClashes([...there.classes, ...copies]).filter(
    (clash) => own.has(clash.first.id) || own.has(clash.second.id),
  );
  const stuck = new Set(clashes.flatMap(({ first, second }) => [first.id, second.id]));
  return { there, copies, clashes, free: copies.filter(({ id }) => !stuck.has(id)) };
}

function Plan({ there, copies, clashes, activities }: ReturnType<typeof planOf> & { activities: readonly Activity[] }) {
  const most = 6;
  return (
    <>
      <p>
        {copies.length} clases se añaden a las {there.classes.length} de {there.club.name} y se publican ya.
      </p>
      {clashes.length > 0 && (
        <ul className="half-high stack gap-8 scrolls above-16">
          {clashes.slice(0, most).map((clash) => {
            const { head, body } = clashWords(clash, activities);
            return (
              <li key={`${clash.what}${inOrder([clash.first, clash.second]).map(({ id }) => id)}`}>
                <b>{head}</b> {body}
              </li>
            );
          })}
          {clashes.length > most && <li>Y otros {clashes.length - most} choques.</li>}
        </ul>
      )}
    </>
  );
}
