import { fromMadridLocal, laterOfTwo } from "#domain/time/madrid-time.ts";

interface HourTwiceProps {
  /** Of the field beside it. */
  id: string;
  value: string;
  isReadOnly?: boolean | undefined;
  onChange: (value: string) => void;
}

/** Which of the two hours of the same name is meant, in the night in which the clocks go back. */
export function HourTwice({ id, value, isReadOnly, onChange }: HourTwiceProps) {
  const minute = value.slice(0, 16);
  const later = laterOfTwo(minute);
  if (later === null) return null;
  const chosen = fromMadridLocal(value) === later ? later : "";
  return (
    <select
      id={`${id}-hour`}
      className="input"
      aria-label="Esa noche la hora se repite: cuál de las dos"
      value={chosen}
      disabled={isReadOnly}
      onChange={(event) => onChange(event.target.value === "" ? minute : `${minute}[${later}]`)}
    >
      <option value="">Primera (horario de verano)</option>
      <option value={later}>Segunda (horario de invierno)</option>
    </select>
  );
}
