import type { ComponentProps, SyntheticEvent } from "react";
import { HourTwice } from "./hour-twice.tsx";

interface DateInputProps extends Omit<ComponentProps<"input">, "type" | "value" | "onChange"> {
  type: "date" | "datetime-local";
  /** As `toMadridField` gives it, on the clock of Madrid; or a date. */
  value: string;
  onChange: (value: string) => void;
}

/** What is half typed (a day without its hour, 31 February): no moment, and not the same as none, which browsers say it is. */
const halfTyped = "?";

/** A day, or a moment. */
export function DateInput({ value, onChange, ...input }: DateInputProps) {
  const shown = value.slice(0, 16);
  // Browsers tell of no change while nothing is whole: asked after each key, and before anything else is pressed.
  const tell = ({ currentTarget: { validity, value: typed } }: SyntheticEvent<HTMLInputElement>) => {
    const next = validity.badInput ? halfTyped : typed;
    if (next !== shown) onChange(next);
  };
  return (
    <>
      <input {...input} value={shown === halfTyped ? "" : shown} onChange={tell} onKeyUp={tell} onBlur={tell} />
      {input.type === "datetime-local" && (
        <HourTwice id={input.id ?? ""} value={value} isReadOnly={input.readOnly} onChange={onChange} />
      )}
    </>
  );
}
