import { CircleAlert } from "lucide-react";
import { type ReactNode, type Ref, useEffect, useRef } from "react";
import { Icon } from "#app/ui/pictures/icon.tsx";
import "#app/ui/chip.css";
import "./product.css";

interface ChoiceProps<Option extends string> {
  /** Names the group of radio buttons on its page. */
  name: string;
  legend: string;
  options: readonly Option[];
  /** Chosen from the start; without one the visitor decides. */
  /** Of the options, where that is not the page's. */
  lang?: string | undefined;
  initial?: Option | undefined;
  chosen: Option | null | undefined;
  onChoose: (option: Option) => void;
  mark?: (option: Option) => ReactNode;
  /** What is said beside the tiles while `isAtFault`. */
  fault?: string;
  isAtFault?: boolean;
  ref?: Ref<HTMLFieldSetElement>;
}

/**
 * A single choice as tiles: the browser's own radio buttons, so the keyboard works before any script. They keep what is
 * chosen, which may have happened before anybody listened.
 */
export function Choice<Option extends string>({
  name,
  legend,
  options,
  lang,
  initial,
  chosen,
  onChoose,
  mark,
  fault,
  isAtFault = false,
  ref,
}: ChoiceProps<Option>) {
  const tiles = useRef<HTMLDivElement>(null);
  const choose = (value: string | undefined) => {
    const option = options.find((item) => item === value);
    if (option !== undefined) onChoose(option);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, of what was there before this component woke
  useEffect(() => choose(tiles.current?.querySelector<HTMLInputElement>("input:checked")?.value), []);
  return (
    <fieldset
      ref={ref}
      className="choice slim above-28 breaks"
      aria-describedby={fault && `${name}-fault`}
      {...(isAtFault && { "data-fault": "" })}
    >
      <legend className="row spread full below small strong">
        {legend}{" "}
        <output className="with-scripts plain muted" lang={lang}>
          {chosen}
        </output>
      </legend>
      <div ref={tiles} className="chips row gap-8 wraps">
        {options.map((option) => (
          <label key={option} className="chip">
            <input
              type="radio"
              name={name}
              value={option}
              defaultChecked={option === initial}
              onChange={() => onChoose(option)}
            />
            {mark?.(option)}
            <span lang={lang}>{option}</span>
          </label>
        ))}
      </div>
      {fault && (
        <p className="field__error" id={`${name}-fault`} hidden={!isAtFault}>
          <Icon of={CircleAlert} size={16} />
          {fault}
        </p>
      )}
    </fieldset>
  );
}
