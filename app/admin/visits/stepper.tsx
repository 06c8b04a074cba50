interface StepperProps {
  label: string;
  unit: string;
  value: number;
  range: readonly [number, number];
  onChange: (value: number) => void;
}

/** A small number, by buttons or typed; what is out of range becomes the nearest that is not. */
export function Stepper({ label, unit, value, range: [least, most], onChange }: StepperProps) {
  const set = (wanted: number) => onChange(Math.min(most, Math.max(least, Math.round(wanted) || least)));
  return (
    <fieldset className="field">
      <legend className="field__label">{label}</legend>
      <div className="stepper row gap-0">
        <button
          className="rounded heading square"
          type="button"
          aria-label={`Menos: ${label}`}
          disabled={value <= least}
          onClick={() => set(value - 1)}
        >
          −
        </button>
        <input
          className="input"
          inputMode="numeric"
          aria-label={`${label}, ${unit}`}
          value={value}
          onChange={(event) => set(Number(event.target.value.replaceAll(/\D/g, "")))}
        />
        <button
          className="rounded heading square"
          type="button"
          aria-label={`Más: ${label}`}
          disabled={value >= most}
          onClick={() => set(value + 1)}
        >
          +
        </button>
        <span className="row muted pad">{unit}</span>
      </div>
    </fieldset>
  );
}
