import { parseDecimal } from "#domain/text/decimal.ts";
import { fromMadridLocal } from "#domain/time/madrid-time.ts";
import { dateInWords } from "#domain/time/moment-in-words.ts";
import { LawLine } from "../calendar/law-line.tsx";
import { fieldInWords } from "../form/field-in-words.ts";
import type { FormColumns } from "../form/form-handle.ts";

interface PlannedPriceProps<Draft extends object> {
  row: { table: string; id: string };
  columns: FormColumns<Draft>;
  stored: Draft;
  draft: Draft;
  from: string;
  /** Null: the price stays. */
  until: string | null;
}

/** A price over time, once it is to change, and what the law lets pages show beside it then. */
export function PlannedPrice<Draft extends object>(props: PlannedPriceProps<Draft>) {
  const { row, columns, stored, draft, from, until } = props;
  const price = "price" as keyof Draft & string;
  if (!("price" in draft) || stored[price] === draft[price]) return null;
  const [before, after] = [stored, draft].map((state) => fieldInWords(columns, price, state[price]));
  return (
    <>
      <ol className="planned-price" aria-label="El precio en el tiempo">
        <li>Hasta entonces, {before}</li>
        <li>
          <b>
            {dateInWords(from)}: {after}
          </b>
        </li>
        {until !== null && (
          <li>
            {dateInWords(until)}: {before}
          </li>
        )}
      </ol>
      <div aria-live="polite">
        <LawLine
          key={from}
          plan={{ table_name: row.table, row_id: row.id, changes: pricesIn(draft), due_at: from, undoes: null }}
        />
      </div>
    </>
  );
}

/** What a form says of a price, as it is stored. */
function pricesIn(draft: object): Record<string, unknown> {
  const typed = Object.entries(draft).filter(
    ([name, value]) => /price$|^offer_/.test(name) && typeof value === "string",
  );
  return Object.fromEntries(
    typed.map(([name, value]) => [name, name.endsWith("price") ? parseDecimal(value) : fromMadridLocal(value)]),
  );
}
