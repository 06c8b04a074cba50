import { weekdays } from "#domain/timetable/weekdays.ts";

interface OtherDaysProps {
  own: string;
  chosen: readonly string[];
  onChoose: (days: readonly string[]) => void;
}

/** The days that the same class is given on too. */
export function OtherDays({ own, chosen, onChoose }: OtherDaysProps) {
  const flip = (day: string) =>
    onChoose(chosen.includes(day) ? chosen.filter((text) => text !== day) : [...chosen, day]);
  return (
    <fieldset className="field">
      <legend className="field__label">
        Repetir en <span>copia a otros días</span>
      </legend>
      <div className="sevenths gap-4">
        {weekdays.map(({ value, text, letter }) => (
          <button
            className="tile centred strong target"
            key={value}
            type="button"
            aria-pressed={value === own || chosen.includes(value)}
            aria-label={text}
            disabled={value === own}
            onClick={() => flip(value)}
          >
            {letter}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
