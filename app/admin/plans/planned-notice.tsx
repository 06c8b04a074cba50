import { lazy, Suspense, useEffect, useState } from "react";
import { failed } from "#texts/admin/section-toasts.ts";
import { neutral, type ToastText } from "#texts/toast-text.ts";
import type { PlannedChange } from "../../data/record/planned-changes.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { toastOf } from "../form/save-result.ts";
import { applyPlan, dropPlan, listPlans, movePlan } from "./plan-commands.ts";

// A change is told in the words of its section's form, and few rows have one: the words of all come with the first.
const PlannedChanges = lazy(async () => ({ default: (await import("./planned-changes.tsx")).PlannedChanges }));

interface PlannedNoticeProps {
  table: string;
  row: { id: string };
  /** The row is another one now: the form over the old one is closed. */
  onApplied: () => Promise<void> | void;
}

/** What waits for its moment, on top of the row's form, and what could not be written. */
export function PlannedNotice({ table, row, onApplied }: PlannedNoticeProps) {
  const [plans, setPlans] = useState<readonly PlannedChange[]>([]);
  const load = async () => {
    try {
      setPlans(await listPlans(table, row.id));
    } catch (error) {
      showToast(toastOf(error, failed));
    }
  };
  // Asks the backend what is planned, once the form is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of this row, which stays as long as its form
  useEffect(() => void load(), [table, row.id]);
  const after = async (work: Promise<void>, done: ToastText, then: () => Promise<void> | void) => {
    try {
      await work;
      showToast(done);
      await then();
    } catch (error) {
      showToast(toastOf(error, failed));
    }
  };
  if (plans.length === 0) return null;
  return (
    <Suspense>
      <PlannedChanges
        table={table}
        row={row}
        plans={plans}
        onMove={(plan, dueAt) => void after(movePlan(table, plan, dueAt), neutral("Cambio movido"), load)}
        onApply={(plan) => void after(applyPlan(table, plan), neutral("Cambio aplicado"), onApplied)}
        onDrop={(plan) => void after(dropPlan(table, plan), neutral("Cambio descartado"), load)}
      />
    </Suspense>
  );
}
