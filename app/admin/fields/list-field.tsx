import { Plus, X } from "lucide-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { Icon } from "../../ui/icon.tsx";
import { type FieldName, type FormHandle, typedIn } from "../form/form-handle.ts";
import { type FieldWords, fieldOf, PanelField } from "./panel-field.tsx";

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
  const box = useRef<HTMLDivElement>(null);
  const { value: entries, set } = typedIn<Draft, string[]>(form, name);
  const focusAt = (at: number) => box.current?.querySelectorAll<HTMLElement>("textarea")[at]?.focus();
  const append = () => {
    flushSync(() => set([...entries, ""]));
    focusAt(entries.length);
  };
  const remove = (at: number) => {
    flushSync(() => set(entries.toSpliced(at, 1)));
    if (entries.length === 1) box.current?.querySelector<HTMLElement>(".list-field__add")?.focus();
    else focusAt(Math.min(at, entries.length - 2));
  };
  return (
    <PanelField {...fieldOf(form, name)} {...words} isGroup>
      {() => (
        <div className="list-field" ref={box}>
          {entries.map((text, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name but their place, and may be equal.
            <div className="list-field__entry" key={at}>
              <textarea
                className="input"
                aria-label={`${entry} ${at + 1}`}
                rows={rows}
                style={{ ["--rows" as string]: rows }}
                value={text}
                onChange={(event) => set(entries.with(at, event.target.value))}
              />
              <button
                type="button"
                className="icon-action icon-action--danger"
                aria-label={`Quitar ${entry.toLowerCase()} ${at + 1}`}
                onClick={() => remove(at)}
              >
                <Icon of={X} size={18} />
              </button>
            </div>
          ))}
          <button type="button" className="panel-button panel-button--line list-field__add" onClick={append}>
            <Icon of={Plus} size={17} />
            {add}
          </button>
        </div>
      )}
    </PanelField>
  );
}
