import { useState } from "react";
import { dayKinds } from "#domain/clubs/day-kinds.ts";
import { clubDayInput, clubDays } from "../../content/clubs/club-day.ts";
import { furtherLanguages, translationField } from "../../content/site/translation.ts";
import { Field } from "../../ui/field.tsx";
import { FieldRow } from "../fields/field-group.tsx";
import { Select } from "../fields/select.tsx";
import { languageName } from "../form/form-handle.ts";
import type { DayValues } from "./calendar-commands.ts";

export type Faults = Readonly<Record<string, string>>;

/** What a day is, in fields that `readDay` reads. */
export function DayFields({ day, faults }: { day?: DayValues; faults: Faults }) {
  const [kind, setKind] = useState<string>(day?.kind ?? dayKinds[0].value);
  return (
    <>
      <FieldRow>
        <Field name="kind" label="Qué día es" error={faults.kind}>
          {(control) => <Select {...control} value={kind} options={dayKinds} onChoose={setKind} />}
        </Field>
        <Field name="name" label="Nombre" note="opcional" error={faults.name}>
          {(control) => <input className="input" {...control} defaultValue={day?.name ?? ""} placeholder="Navidad" />}
        </Field>
      </FieldRow>
      {furtherLanguages.map(({ code }) => {
        const name = translationField("name", code);
        return (
          <Field
            key={code}
            name={name}
            label={`Nombre en ${languageName(code)}`}
            note="opcional"
            hint="Vacío se lee en español; los festivos de siempre ya se dicen solos."
            error={faults[name]}
          >
            {(control) => (
              <input className="input" {...control} lang={code} defaultValue={day?.translations?.[code]?.name ?? ""} />
            )}
          </Field>
        );
      })}
      {kind !== "cerrado" && (
        <Field
          name="hours"
          label="Horas"
          {...(kind === "festivo" && { note: "opcional" })}
          hint={
            kind === "festivo"
              ? "Vacío: el horario de domingos y festivos de cada club."
              : "Como 9:00-15:00 o 10:00-14:00, 17:00-20:00."
          }
          error={faults.hours}
        >
          {(control) => (
            <input className="input" {...control} defaultValue={day?.hours ?? ""} placeholder="9:00-15:00" />
          )}
        </Field>
      )}
    </>
  );
}

export function readDay(form: FormData, onDate: string): { values: DayValues } | { faults: Faults } {
  const typed = Object.fromEntries(form);
  const read = clubDayInput.safeParse({ ...clubDays.empty(), ...typed, club_id: "", on_date: onDate });
  if (!read.success) {
    return { faults: Object.fromEntries(read.error.issues.map((issue) => [String(issue.path[0]), issue.message])) };
  }
  const { kind, hours, name, translations = {} } = read.data;
  return { values: { kind, hours: kind === "cerrado" ? null : hours, name, translations } };
}
