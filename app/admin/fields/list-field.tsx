import { Plus, X } from "lucide-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { Field, type FieldWords } from "../../ui/field.tsx";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { IconButton } from "../../ui/pictures/icon-button.tsx";
import { type FieldName, type FormHandle, typedIn } from "../form/form-handle.ts";
import { fieldOf } from "./field-of.ts";

interface ListFieldProps<Draft extends object> extends FieldWords {
  form: FormHandle<Draft>;
  name: FieldName<Draft, string[]>;
  /** What one entry is called: "Línea". */
  entry: string;
  /** The button: "Añadir Línea". */
  add: string;
  rows?: number;
}

/** Texts one below the other; each can be changed and taken out, and empty ones may stay. */
export function ListField<Draft extends object>(props: ListFieldProps<Draft>) {
  const { form, name, entry, add, rows = 1, ...words } = props;
  const areas = useRef<(HTMLTextAreaElement | null)[]>([]);
  const addButton = useRef<HTMLButtonElement>(null);
  const { value: entries, set } = typedIn<Draft, string[]>(form, name);
  const focusAt = (at: number) => areas.current[at]?.focus();
  const append = () => {
    flushSync(() => set([...entries, ""]));
    focusAt(entries.length);
  };
  const remove = (at: number) => {
    flushSync(() => set(entries.toSpliced(at, 1)));
    if (entries.length === 1) addButton.current?.focus();
    else focusAt(Math.min(at, entries.length - 2));
  };
  return (
    <Field {...fieldOf(form, name)} {...words} isGroup>
      {() => (
        <div className="stack gap-8 starts">
          {entries.map((text, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name but their place, and may be equal.
            <div className="row top gap-8 full" key={at}>
              <textarea
                ref={(area) => {
                  areas.current[at] = area;
                }}
                className="input"
                aria-label={`${entry} ${at + 1}`}
                rows={rows}
                style={{ "--rows": rows }}
                value={text}
                onChange={(event) => set(entries.with(at, event.target.value))}
              />
              <IconButton
                compact
                danger
                icon={X}
                label={`Quitar ${entry.toLowerCase()} ${at + 1}`}
                onClick={() => remove(at)}
              />
            </div>
          ))}
          <Button size="compact" variant="line" ref={addButton} onClick={append}>
            <Icon of={Plus} size={17} />
            {add}
          </Button>
        </div>
      )}
    </Field>
  );
}
