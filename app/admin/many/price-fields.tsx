import { useState } from "react";
import type { PriceChange } from "#domain/rates/price-change.ts";
import { parseDecimal } from "#domain/text/decimal.ts";
import { Field } from "../../ui/field.tsx";
import { Button } from "../../ui/links/button.tsx";

const ways = { percent: "En %", euros: "En euros", fixed: "Precio fijo" } as const;

/** By how much prices change; null while it is no number. */
export function PriceFields({ onChange }: { onChange: (change: PriceChange | null) => void }) {
  const [how, setHow] = useState<PriceChange["how"]>("percent");
  const [text, setText] = useState("");
  const [isTo90, setTo90] = useState(true);
  const tell = (way: PriceChange["how"], typed: string, to90: boolean) => {
    setHow(way);
    setText(typed);
    setTo90(to90);
    const amount = parseDecimal(typed.replace("%", "").replace("−", "-"));
    onChange(amount === null ? null : { how: way, amount, isTo90: to90 });
  };
  const isUnread = text.trim() !== "" && parseDecimal(text.replace("%", "").replace("−", "-")) === null;
  return (
    <>
      <Field id="many-how" label="Cómo" isGroup>
        {() => (
          <div className="many-ways">
            {(Object.keys(ways) as (keyof typeof ways)[]).map((way) => (
              <Button
                key={way}
                size="compact"
                variant={way === how ? "solid" : "line"}
                aria-pressed={way === how}
                onClick={() => tell(way, text, isTo90)}
              >
                {ways[way]}
              </Button>
            ))}
          </div>
        )}
      </Field>
      <div className="many-price">
        <Field
          id="many-amount"
          label={how === "fixed" ? "Precio" : "Cambio"}
          note={how === "fixed" ? undefined : "con − para bajar"}
          error={isUnread ? "Escribe un número, como 3 o -2,50." : undefined}
        >
          {(control) => (
            <input
              className="input input--number"
              type="text"
              inputMode="decimal"
              autoComplete="off"
              {...control}
              value={text}
              onChange={({ target }) => tell(how, target.value, isTo90)}
            />
          )}
        </Field>
        <Field id="many-rounding" label="Redondear">
          {(control) => (
            <select
              className="input"
              {...control}
              value={isTo90 ? "90" : "cent"}
              onChange={({ target }) => tell(how, text, target.value === "90")}
            >
              <option value="90">A ,90 más cercano</option>
              <option value="cent">Al céntimo</option>
            </select>
          )}
        </Field>
      </div>
    </>
  );
}
