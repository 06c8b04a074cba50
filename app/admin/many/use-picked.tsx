import { type KeyboardEvent, useRef, useState } from "react";
import type { StoredRow } from "../../content/stored-row.ts";
import type { PickingLead } from "../resource/picking-context.ts";

/** The rows that are picked, on whatever page, and the boxes before them. */
export function usePicked<Row extends StoredRow>(nameOf: (row: Row) => string) {
  const [picked, setPicked] = useState<ReadonlyMap<string, Row>>(new Map());
  // From here a press with Shift picks.
  const last = useRef<string>(null);
  const pick = (rows: readonly Row[], isPicked: boolean) =>
    setPicked((before) => {
      const after = new Map(before);
      for (const row of rows) {
        if (isPicked) after.set(row.id, row);
        else after.delete(row.id);
      }
      return after;
    });
  const pickAll = (rows: readonly Row[]) => setPicked(new Map(rows.map((row) => [row.id, row])));
  const lead = (shown: readonly StoredRow[]): PickingLead => {
    // What is shown are rows of this list.
    const rows = shown as readonly Row[];
    const count = rows.filter(({ id }) => picked.has(id)).length;
    const upTo = (at: number, hasShift: boolean) => {
      const from = hasShift ? rows.findIndex(({ id }) => id === last.current) : -1;
      last.current = rows[at]?.id ?? null;
      return rows.slice(from < 0 ? at : Math.min(from, at), (from < 0 ? at : Math.max(from, at)) + 1);
    };
    return {
      title: (
        <>
          {/* A phone has no place for the box, and the column a name all the same. */}
          <span className="sr-only">Elegir</span>
          <input
            type="checkbox"
            className="pick"
            aria-label="Elegir todas las que se ven"
            checked={count > 0 && count === rows.length}
            ref={(box) => {
              if (box) box.indeterminate = count > 0 && count < rows.length;
            }}
            onChange={({ target }) => pick(rows, target.checked)}
          />
        </>
      ),
      cell: ({ id }, at) => (
        <input
          type="checkbox"
          className="pick"
          aria-label={`Elegir ${rows[at] ? nameOf(rows[at]) : id}`}
          checked={picked.has(id)}
          onChange={({ target, nativeEvent }) =>
            pick(upTo(at, "shiftKey" in nativeEvent && nativeEvent.shiftKey === true), target.checked)
          }
          onKeyDown={(event) => {
            const next = neighbourOf(event);
            if (!next) return;
            event.preventDefault();
            next.focus();
            if (event.shiftKey && !next.checked) next.click();
          }}
        />
      ),
    };
  };
  return { picked, pickAll, lead };
}

function neighbourOf({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  const row = currentTarget.closest("tr");
  const next = { ArrowUp: row?.previousElementSibling, ArrowDown: row?.nextElementSibling }[key];
  return next?.querySelector<HTMLInputElement>(".pick");
}
