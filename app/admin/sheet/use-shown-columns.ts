import { useMemo, useState } from "react";
import type { RowPlan } from "../spreadsheet/plan-row.ts";
import type { SheetColumn } from "../spreadsheet/sheet-columns.ts";

/** Which columns a sheet shows, as this device was left. One at which something is wrong comes back, at the end. */
export function useShownColumns(
  table: string,
  all: readonly SheetColumn[],
  plans: ReadonlyMap<string, Pick<RowPlan, "faults">>,
) {
  const place = `9f-columns:${table}`;
  const [hidden, setHidden] = useState<readonly string[]>(() => localStorage.getItem(place)?.split(",") ?? []);
  const [back, setBack] = useState<readonly string[]>([]);
  const wrong = useMemo(() => {
    const keys = new Set([...plans.values()].flatMap(({ faults }) => faults.map(({ key }) => key)));
    return hidden.filter((key) => keys.has(key));
  }, [plans, hidden]);
  if (wrong.some((key) => !back.includes(key))) setBack([...new Set([...back, ...wrong])]);
  const columns = useMemo(() => {
    const shown = all.filter(({ key }, at) => at === 0 || !hidden.includes(key));
    return [...shown, ...back.flatMap((key) => all.filter((column) => column.key === key))];
  }, [all, hidden, back]);
  const turn = (key: string) => {
    const next = hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key];
    setHidden(next);
    setBack([]);
    localStorage.setItem(place, next.join(","));
  };
  return { columns, all, hidden, turn };
}
