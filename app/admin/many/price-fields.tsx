import { useState } from "react";
import type { PriceChange } from "#domain/rates/price-change.ts";
import { parseDecimal } from "#domain/text/decimal.ts";
import { Field } from "../../ui/field.tsx";
import { Switch } from "../../ui/switch.tsx";

const ways = { percent: "En %", euros: "En euros", fixed: "Precio fijo" } as const;

export interface TypedChange extends PriceChange {
  /** Today's price stays as the earlier one where it goes down. */
  keepsEarlier: boolean;
}

const untyped = { how: "percent" as PriceChange["how"], text: "", isTo90: true, keepsEarlier: false };

interface PriceFieldsProps {
  /** Whether rows keep an earlier price. */
  hasEarlier: boolean;
  onChange: (change: TypedChange | null) => void;
}

/** By how much prices change; null while it is no number. */
export function PriceFields({ hasEarlier, onChange }: PriceFieldsProps) {
  const [typed, setTyped] = useState(untyped);
  const { how, text, isTo90, keepsEarlier } = typed;
  const tell = (part: Partial<typeof untyped>) => {
    const now = { ...typed, ...part };
    setTyped(now);
    const amount = amountIn(now.text);
    onChange(amount === null ? null : { ...now, amount });
  };
  const isUnread = text.trim() !== "" && amountIn(text) === null;
  return (
    <>
      <Field id="many-how" label="Cómo" isGroup>
        {() => (
          <div className="row gap-8">
            {(Object.keys(ways) as (keyof typeof ways)[]).map((way) => (
              <button
                key={way}
                className="tile centred strong target grow"
                type="button"
                aria-pressed={way === how}
                onClick={() => tell({ how: way })}
              >
                {ways[way]}
              </button>
            ))}
          </div>
        )}
      </Field>
      <div className="field-row stack top gap-16">
        <Field
          id="many-amount"
          label={how === "fixed" ? "Precio" : "Cambio"}
          note={how === "fixed" ? undefined : "con − para bajar"}
          error={isUnread ? "Escribe un número, como 3 o -2,50." : undefined}
        >
          {(control) => (
            <input
              className="input figures"
              type="text"
              inputMode="decimal"
              autoComplete="off"
              {...control}
              value={text}
              onChange={({ target }) => tell({ text: target.value })}
            />
          )}
        </Field>
        <Field id="many-rounding" label="Redondear">
          {(control) => (
            <select
              className="input"
              {...control}
              value={isTo90 ? "90" : "cent"}
              onChange={({ target }) => tell({ isTo90: target.value === "90" })}
            >
              <option value="90">A ,90 más cercano</option>
              <option value="cent">Al céntimo</option>
            </select>
          )}
        </Field>
      </div>
      {hasEarlier && (
        <div className="field">
          <Switch
            isOn={keepsEarlier}
            aria-describedby="many-earlier-hint"
            onClick={() => tell({ keepsEarlier: !keepsEarlier })}
          >
            Guardar el precio de hoy como anterior
          </Switch>
          <p className="field__hint" id="many-earlier-hint">
            Solo donde baja. La web lo tacha si la ley lo deja.
          </p>
        </div>
      )}
    </>
  );
}

const amountIn = (text: string) => parseDecimal(text.replace("%", "").replace("−", "-"));
