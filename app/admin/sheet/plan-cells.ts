import type { ManyForm, Whole } from "../many/planned-row.ts";
import { type CellFault, planRow, type RowPlan } from "../spreadsheet/plan-row.ts";
import type { SheetColumn } from "../spreadsheet/sheet-columns.ts";

type Cells = ReadonlyMap<string, string>;

/**
 * What becomes of a row of the sheet. A cell that is wrong blocks itself only: the others are judged without it, unless
 * what is wrong is about cells that nobody has touched.
 */
export function planCells(form: ManyForm, columns: readonly SheetColumn[], row: Whole, cells: Cells): RowPlan {
  const plan = planRow(form, columns, row, cells);
  if (plan.faults.length === 0) return plan;
  const wrong = new Set(plan.faults.map(({ key }) => key));
  const good = new Map([...cells].filter(([key]) => !wrong.has(key)));
  if (good.size === 0 || good.size === cells.size) return plan;
  const rest = planRow(form, columns, row, good);
  return { ...rest, faults: [...plan.faults, ...rest.faults] };
}

/** The same for whoever asks of the same cells again: only a row that was typed into is judged anew. */
export function rememberedPlans(form: ManyForm, columns: readonly SheetColumn[]) {
  const plans = new WeakMap<Cells, { row: Whole; plan: RowPlan }>();
  return (row: Whole, cells: Cells): RowPlan => {
    const known = plans.get(cells);
    if (known?.row === row) return known.plan;
    const plan = planCells(form, columns, row, cells);
    plans.set(cells, { row, plan });
    return plan;
  };
}

export const faultAt = ({ faults }: RowPlan, key: string): CellFault | undefined =>
  faults.find((fault) => fault.key === key);
