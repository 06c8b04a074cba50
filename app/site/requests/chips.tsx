import { Field } from "#app/ui/field.tsx";
import { useText } from "#app/ui/use-text.ts";
import type { PlainText } from "#texts/translate.ts";
import "#app/ui/chip.css";
import "./request-form.css";

interface ChipsProps {
  legend: string;
  name: string;
  options: readonly PlainText[];
  chosen: string | undefined;
}

/** One of a few words, in sight all at once. */
export function Chips({ legend, name, options, chosen }: ChipsProps) {
  const t = useText();
  return (
    <Field id={name} label={legend} isGroup>
      {() => (
        <div className="chips row gap-8 wraps">
          {options.map((option) => (
            <label key={option} className="chip">
              <input type="radio" name={name} value={option} defaultChecked={option === chosen} />
              {t(option)}
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
