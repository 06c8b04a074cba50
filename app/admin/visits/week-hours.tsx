import { Fragment } from "react";
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
    <section className="visit-settings__hours stack gap-4" aria-labelledby="horas-visita">
      <h3 id="horas-visita">Horas de visita</h3>
      <p className="visit-settings__parts fine muted" aria-hidden="true">
        <span>Mañana</span>
        <span>Tarde</span>
      </p>
      {dayNames.map(({ name, text }) => {
        const found = read.find((value) => value.name === name);
        const fault = found && "fault" in found ? found.fault : null;
        return (
          <fieldset className="stack gap-8 ruled pad-y" key={name}>
            <legend>{text}</legend>
            {parts.map((part, index) => (
              <Fragment key={part}>
                {index % 2 === 1 && <span aria-hidden="true">a</span>}
                <input
                  className="input"
                  inputMode="numeric"
                  placeholder="–"
                  autoComplete="off"
                  maxLength={5}
                  aria-label={`${text}, ${part}`}
                  aria-invalid={fault ? true : undefined}
                  value={fields[name][index]}
                  onChange={(event) => {
                    const typed: HourFields = [...fields[name]];
                    typed[index] = event.target.value;
                    onChange(name, typed);
                  }}
                />
              </Fragment>
            ))}
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
