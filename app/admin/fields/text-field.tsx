import type { ComponentProps, KeyboardEvent } from "react";
import { stepByCent } from "#domain/text/decimal.ts";
import { Field, type FieldWords } from "../../ui/field.tsx";
import { columnOf, type FieldName, type FormHandle, typedIn } from "../form/form-handle.ts";
import { DateInput } from "./date-input.tsx";
import { fieldOf } from "./field-of.ts";
import { describedWith, LetterCount } from "./letter-count.tsx";

type TextKind = "text" | "euros" | "whole" | "link" | "moment" | "phone" | "email";

export interface TextFieldProps<Draft extends object> extends FieldWords {
  form: FormHandle<Draft>;
  name: FieldName<Draft, string>;
  kind?: TextKind;
  placeholder?: string;
  readOnly?: boolean;
  /** Somebody has finished with it. */
  onLeave?: () => void;
  /** Of what is typed, where that is not Spanish. */
  lang?: string | undefined;
  /** Offers what others have been called, without forcing it. */
  suggestions?: readonly string[];
}

const inputs: Record<Exclude<TextKind, "moment">, ComponentProps<"input">> = {
  text: { type: "text" },
  // Not type=number: it knows no decimal comma where the browser speaks another language. The arrow keys step by a cent
  // all the same (admin §5).
  euros: { type: "text", inputMode: "decimal", className: "input figures" },
  whole: { type: "text", inputMode: "numeric", className: "input figures" },
  link: { type: "text", inputMode: "url", autoCapitalize: "none", spellCheck: false },
  phone: { type: "tel" },
  email: { type: "email", autoCapitalize: "none", spellCheck: false },
};

export function TextField<Draft extends object>(props: TextFieldProps<Draft>) {
  const { form, name, kind = "text", placeholder, readOnly, onLeave, suggestions, lang, ...words } = props;
  const column = columnOf(form.columns, name);
  const { value, set } = typedIn<Draft, string>(form, name);
  const stepPrice = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : null;
    if (direction === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const stepped = stepByCent(event.currentTarget.value, direction);
    if (stepped === null) return;
    event.preventDefault();
    set(stepped);
  };
  const field = { ...fieldOf(form, name), ...words };
  if (kind === "moment") {
    const moment = { type: "datetime-local", className: "input figures", value, readOnly, onChange: set } as const;
    return <Field {...field}>{(control) => <DateInput {...control} {...moment} />}</Field>;
  }
  return (
    <Field {...field}>
      {(control) => (
        <div className={kind === "euros" ? "input-euros relative" : undefined}>
          <input
            className="input"
            autoComplete="off"
            {...inputs[kind]}
            {...control}
            {...(column.limit && {
              "aria-describedby": describedWith(control["aria-describedby"], `${control.id}-count`),
            })}
            lang={lang}
            placeholder={placeholder}
            readOnly={readOnly}
            onBlur={onLeave}
            value={value}
            list={suggestions && `${control.id}-list`}
            onChange={(event) => set(event.target.value)}
            onKeyDown={kind === "euros" && !readOnly ? stepPrice : undefined}
          />
          <LetterCount id={`${control.id}-count`} text={value} of={column} />
          {suggestions && (
            <datalist id={`${control.id}-list`}>
              {suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          )}
        </div>
      )}
    </Field>
  );
}
