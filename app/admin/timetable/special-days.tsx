import { X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { dayKinds } from "#domain/clubs/day-kinds.ts";
import type { ClubName } from "../../content/clubs/club.ts";
import { type ClubDay, clubDayInput, clubDays } from "../../content/clubs/club-day.ts";
import { Button } from "../../ui/links/button.tsx";
import { IconButton } from "../../ui/pictures/icon-button.tsx";
import { Select } from "../fields/select.tsx";
import type { DateActions } from "./use-date-actions.ts";

interface SpecialDaysProps {
  club: ClubName;
  days: readonly ClubDay[];
  today: string;
  actions: DateActions;
}

export function SpecialDays({ club, days, today, actions }: SpecialDaysProps) {
  const shown = days.filter((day) => day.on_date >= today && (day.club_id === null || day.club_id === club.id));
  return (
    <section aria-labelledby="dias-especiales">
      <h2 className="panel-title heading below" id="dias-especiales">
        Festivos, cierres y horarios especiales
      </h2>
      <p>Los festivos de Madrid ya se conocen: tienen el horario de los domingos.</p>
      <ul className="parted">
        {shown.map((entry) => (
          <li className="row wraps gap-8 press" key={entry.id}>
            <b>{dayText(entry.on_date)}</b>
            <span className="roomy">
              {[entry.name, kindText(entry), entry.hours, entry.club_id === null ? "todos los clubs" : club.name]
                .filter(Boolean)
                .join(" · ")}
            </span>
            <IconButton
              compact
              icon={X}
              label={`Quitar ${dayText(entry.on_date)}`}
              onClick={() => actions.takeBack("club_days", entry.id)}
            />
          </li>
        ))}
      </ul>
      <AddDay club={club} today={today} actions={actions} />
    </section>
  );
}

function AddDay({ club, today, actions }: Omit<SpecialDaysProps, "days">) {
  const [fault, setFault] = useState<string | null>(null);
  const [kind, setKind] = useState<string>(dayKinds[0].value);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = Object.fromEntries(new FormData(form));
    const draft = { ...clubDays.empty(), ...typed, club_id: typed.everywhere ? "" : club.id };
    const read = clubDayInput.safeParse(draft);
    setFault(read.success ? null : (read.error.issues[0]?.message ?? ""));
    if (!read.success) return;
    const { kind: chosen, hours } = read.data;
    const values = { ...read.data, hours: chosen === "cerrado" ? null : hours };
    if (await actions.put({ table: "club_days", values })) form.reset();
  };
  return (
    <form className="narrow stack above-16" onSubmit={save} noValidate>
      <label className="stack gap-8 fine strong">
        Día
        <input className="input" type="date" name="on_date" min={today} />
      </label>
      <label className="stack gap-8 fine strong">
        Qué día es
        <Select name="kind" value={kind} options={dayKinds} onChoose={setKind} />
      </label>
      <label className="stack gap-8 fine strong" hidden={kind === "cerrado"}>
        Horas
        <input className="input" name="hours" placeholder="10:00-15:00" autoComplete="off" />
      </label>
      <label className="stack gap-8 fine strong">
        Nombre
        <input className="input" name="name" placeholder="Navidad" autoComplete="off" />
      </label>
      <label className="target row gap-8">
        <input type="checkbox" name="everywhere" defaultChecked />
        En todos los clubs
      </label>
      <Button size="compact" variant="line" type="submit">
        Añadir día
      </Button>
      {fault && (
        <p className="field__error" role="alert">
          {fault}
        </p>
      )}
    </form>
  );
}

const words = new Intl.DateTimeFormat("es-ES", { timeZone: "UTC", day: "numeric", month: "short", year: "numeric" });

function dayText(date: string): string {
  return words.format(new Date(`${date}T00:00:00Z`));
}

function kindText({ kind }: ClubDay): string {
  return dayKinds.find(({ value }) => value === kind)?.text ?? kind;
}
