import { Star } from "lucide-react";
import { Field, type FieldWords } from "../../ui/field.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { type FieldName, type FormHandle, typedIn } from "../form/form-handle.ts";
import { fieldOf } from "./field-of.ts";

interface StarsFieldProps<Draft extends object> extends FieldWords {
  form: FormHandle<Draft>;
  name: FieldName<Draft, string>;
}

const places = [1, 2, 3, 4, 5];

/** One to five stars as radio buttons: arrows move, the number is read. */
export function StarsField<Draft extends object>({ form, name, ...words }: StarsFieldProps<Draft>) {
  const { value, set } = typedIn<Draft, string>(form, name);
  const rating = Number(value);
  return (
    <Field {...fieldOf(form, name)} {...words} isGroup>
      {() => (
        <div className="stars-field row gap-0">
          {places.map((place) => (
            <label
              key={place}
              className={place <= rating ? "centred square rounded stars-field__lit" : "centred square rounded"}
            >
              <input
                type="radio"
                className="sr-only"
                name={name}
                value={place}
                checked={place === rating}
                onChange={() => set(String(place))}
              />
              <Icon of={Star} size={24} filled={place <= rating} />
              <span className="sr-only">{place === 1 ? "1 estrella" : `${place} estrellas`}</span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
