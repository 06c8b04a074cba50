import type { ComponentProps } from "react";

interface Option {
  value: string;
  text: string;
}

interface SelectProps extends Omit<ComponentProps<"select">, "onChange" | "children"> {
  options: readonly Option[];
  /** What is called the choice of none of them. */
  none?: string;
  onChoose?: (value: string) => void;
}

/** A choice of one of some. */
export function Select({ options, none, onChoose, className = "", ...select }: SelectProps) {
  return (
    <select
      className={`input ${className}`.trim()}
      {...select}
      onChange={onChoose && (({ target }) => onChoose(target.value))}
    >
      {none !== undefined && <option value="">{none}</option>}
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

/** Rows to choose from, by their names. */
export const byName = (rows: readonly { id: string; name: string }[]): Option[] =>
  rows.map(({ id, name }) => ({ value: id, text: name }));
