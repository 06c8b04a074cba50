import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import "#app/ui/field.css";
import "./choice.css";

interface ChoiceProps {
  /** Names the group of radio buttons on its page. */
  name: string;
  legend: string;
  options: readonly string[];
  /** Chosen from the start; without one the visitor decides. */
  chosen?: string | undefined;
  mark?: (option: string) => ReactNode;
  /** What `enhancePurchase` says beside the tiles when nothing is chosen. */
  fault?: string;
}

/** A single choice as tiles: the browser's own radio buttons, so the keyboard works before any script. */
export function Choice({ name, legend, options, chosen, mark, fault }: ChoiceProps) {
  return (
    <fieldset className="choice" data-choice={name} aria-describedby={fault && `${name}-fault`}>
      <legend>
        {legend} <output className="choice__chosen">{chosen}</output>
      </legend>
      <div className="choice__tiles">
        {options.map((option) => (
          <label key={option} className="choice__tile">
            <input type="radio" name={name} value={option} defaultChecked={option === chosen} />
            <span>
              {mark?.(option)}
              {option}
            </span>
          </label>
        ))}
      </div>
      {fault && (
        <p className="field__error choice__fault" id={`${name}-fault`} hidden>
          <Icon of={CircleAlert} size={16} />
          {fault}
        </p>
      )}
    </fieldset>
  );
}
