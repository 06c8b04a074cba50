import { Link } from "react-router";
import type { HourFields } from "#domain/visits/visit-hours.ts";

export const dayNames = [
  { name: "hours_mon_thu", text: "Lunes a jueves" },
  { name: "hours_friday", text: "Viernes" },
  { name: "hours_saturday", text: "Sábado" },
  { name: "hours_sunday", text: "Domingo y festivos" },
] as const;

export type DayName = (typeof dayNames)[number]["name"];

interface HoursProps {
  read: readonly ({ name: DayName } & ({ hours: string } | { fault: string }))[];
  fields: Record<DayName, HourFields>;
  onChange: (name: DayName, fields: HourFields) => void;
}

const parts = ["mañana desde", "mañana hasta", "tarde desde", "tarde hasta"];

export function WeekHours({ read, fields, onChange }: HoursProps) {
  return (
    <section className="visit-hours stack gap-4" aria-labelledby="horas-visita">
      <h3 id="horas-visita">Horas de visita</h3>
      {dayNames.map(({ name, text }) => {
        const found = read.find((value) => value.name === name);
        const fault = found && "fault" in found ? found.fault : null;
        const field = (index: number) => (
          <input
            className="input"
            inputMode="numeric"
            placeholder="–"
            autoComplete="off"
            maxLength={5}
            aria-label={`${text}, ${parts[index]}`}
            aria-invalid={fault ? true : undefined}
            value={fields[name][index]}
            onChange={(event) => {
              const typed: HourFields = [...fields[name]];
              typed[index] = event.target.value;
              onChange(name, typed);
            }}
          />
        );
        return (
          <fieldset className="stack gap-8 ruled pad-y" key={name}>
            <legend>{text}</legend>
            <div className="row wraps gap-24">
              {[0, 2].map((from) => (
                <span className="row gap-8" key={from}>
                  <span className="fine muted" aria-hidden="true">
                    {from === 0 ? "Mañana" : "Tarde"}
                  </span>
                  {field(from)}
                  <span aria-hidden="true">a</span>
                  {field(from + 1)}
                </span>
              ))}
            </div>
            {fault && (
              <p className="field__error" role="alert">
                {fault}
              </p>
            )}
          </fieldset>
        );
      })}
      <p className="field__hint">
        Solo cuenta lo que cae dentro del horario del club. Los festivos y cierres están en{" "}
        <Link className="panel-link" to="/admin/timetable?modo=fecha">
          Horario, por fecha
        </Link>
        .
      </p>
    </section>
  );
}
