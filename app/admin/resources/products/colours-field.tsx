import { Plus, X } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { addToList } from "#domain/text/text-list.ts";
import type { ProductDraft } from "../../../content/publications/product.ts";
import { Field } from "../../../ui/field.tsx";
import { Button } from "../../../ui/links/button.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { IconButton } from "../../../ui/pictures/icon-button.tsx";
import { swatch } from "../../../views/merch/swatch.ts";
import { fieldOf } from "../../fields/field-of.ts";
import type { FormHandle } from "../../form/form-handle.ts";

/** Colours by name, each once; the shop draws a dot for those it knows (admin §5). */
export function ColoursField({ form }: { form: FormHandle<ProductDraft> }) {
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const { colors } = form.draft;
  const add = () => {
    form.set("colors", addToList(colors, typed));
    setTyped("");
    input.current?.focus();
  };
  const remove = (colour: string) => {
    form.set(
      "colors",
      colors.filter((color) => color !== colour),
    );
    input.current?.focus();
  };
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // Else it would save the form.
    event.preventDefault();
    add();
  };
  return (
    <Field {...fieldOf(form, "colors")} note="opcional">
      {(control) => (
        <>
          {colors.length > 0 && (
            <ul className="colours row wraps gap-8 below" aria-label="Colores del producto">
              {colors.map((colour) => (
                <li className="row inline gap-8 breaks target grey rounded" key={colour}>
                  <i className="round" style={{ backgroundColor: swatch(colour) ?? "transparent" }} />
                  {colour}
                  <IconButton compact icon={X} label={`Quitar el color ${colour}`} onClick={() => remove(colour)} />
                </li>
              ))}
            </ul>
          )}
          <div className="row gap-8">
            <input
              className="input"
              type="text"
              autoComplete="off"
              placeholder="Negro"
              maxLength={60}
              {...control}
              ref={input}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={addByEnter}
            />
            <Button size="compact" variant="line" onClick={add}>
              <Icon of={Plus} size={17} />
              Añadir color
            </Button>
          </div>
        </>
      )}
    </Field>
  );
}
