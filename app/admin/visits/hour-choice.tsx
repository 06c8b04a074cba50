import { useState } from "react";
import { clockText } from "#domain/time/clock.ts";
import { isDate } from "#domain/time/dates.ts";
import { madridDayAndMinute } from "#domain/time/madrid-time.ts";
import { visitToasts } from "#texts/admin/visit-toasts.ts";
import { tellFailed } from "../session/attempt.ts";
import { useAnswer } from "../session/use-answer.ts";
import type { VisitActions } from "./use-visit-actions.ts";

interface HourChoiceProps {
  club: string;
  /** What is chosen first: an hour, or only its day. */
  date: string;
  start: string | null;
  readHours: VisitActions["readHours"];
  onChoose: (start: string | null) => void;
  error: string | undefined;
}

/** Day and hour as two fields, with what is free read when the day changes. */
export function HourChoice({ club, date: first, start, readHours, onChoose, error }: HourChoiceProps) {
  const [date, setDate] = useState(start ? madridDayAndMinute(new Date(start)).date : first);
  const asked = `${club} ${date}`;
  const read = async () => ({ asked, free: await readHours(club, date) });
  const found = useAnswer(() => (isDate(date) ? read() : undefined), asked, tellFailed(visitToasts.loadFailed));
  const slots = isDate(date) && found?.asked !== asked ? null : (found?.free ?? null);
  return (
    <div className="field-row stack gap-16">
      <label className="field">
        <span className="field__label">Día</span>
        <input
          className="input"
          type="date"
          value={date}
          onChange={(event) => {
            setDate(event.target.value);
            onChoose(null);
          }}
        />
      </label>
      <label className="field">
        <span className="field__label">Hora</span>
        <select
          className="input"
          value={start ?? ""}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChoose(event.target.value || null)}
        >
          <option value="">
            {slots === null ? "Leyendo…" : slots.length === 0 ? "Ese día no hay visitas" : "Elige una hora"}
          </option>
          {slots?.map((slot) => (
            <option key={slot.starts_at} value={slot.starts_at} disabled={slot.taken >= slot.capacity}>
              {clockText(slot.minute)} · {freeWords(slot.capacity - slot.taken)}
            </option>
          ))}
        </select>
        {error && <span className="field__error">{error}</span>}
      </label>
    </div>
  );
}

function freeWords(free: number): string {
  if (free <= 0) return "completo";
  return free === 1 ? "1 libre" : `${free} libres`;
}
