import { Star } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import type { FieldName, FormHandle } from "../form/form-handle.ts";
import { type FieldWords, PanelField } from "./panel-field.tsx";
import { setText, textOf } from "./text-field.tsx";

interface StarsFieldProps<Draft extends object> extends FieldWords {
  form: FormHandle<Draft>;
  name: FieldName<Draft, string>;
}

const places = [1, 2, 3, 4, 5];

/** One to five stars as radio buttons: arrows move, the number is read. */
export function StarsField<Draft extends object>({ form, name, ...words }: StarsFieldProps<Draft>) {
  const rating = Number(textOf(form, name));
  return (
    <PanelField {...words} name={name} error={form.errors[name]} isGroup>
      {() => (
        <div className="stars-field">
          {places.map((place) => (
            <label key={place} className={place <= rating ? "stars-field__lit" : undefined}>
              <input
                type="radio"
                className="sr-only"
                name={name}
                value={place}
                checked={place === rating}
                onChange={() => setText(form, name, String(place))}
              />
              <Icon of={Star} size={24} filled={place <= rating} />
              <span className="sr-only">{place === 1 ? "1 estrella" : `${place} estrellas`}</span>
            </label>
          ))}
        </div>
      )}
    </PanelField>
  );
}
