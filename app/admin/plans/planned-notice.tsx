import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { failed } from "#texts/admin/section-toasts.ts";
import { neutral, type ToastText } from "#texts/toast-text.ts";
import type { PlannedChange } from "../../data/record/planned-changes.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { attempt } from "../session/attempt.ts";
import { applyPlan, dropPlan, listPlans, movePlan } from "./plan-commands.ts";

// A change is told in the words of its section's form, and few rows have one: the words of all come with the first.
const PlannedChanges = lazy(async () => ({ default: (await import("./planned-changes.tsx")).PlannedChanges }));

interface PlannedNoticeProps {
  plans: {
    table: string;
    rows: readonly string[];
    row?: object;
    wordsOf?: (plan: PlannedChange) => string;
    onApplied: () => Promise<void> | void;
  };
  /** The form is to show what the plan makes of it; `until`: when that is taken back. */
  onOpen: (plan: PlannedChange, until: string | null) => void;
}

/** What waits for its moment, on top of the row's form, and what could not be written. */
export function PlannedNotice({ plans: { table, rows, row = {}, wordsOf, onApplied }, onOpen }: PlannedNoticeProps) {
  // Null: nothing was planned when the form opened.
  const [plans, setPlans] = useState<readonly PlannedChange[] | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const load = () =>
    attempt(failed, async () => {
      const found = await listPlans(table, rows);
      setPlans((previous) => (found.length === 0 ? previous && [] : found));
    });
  // Asks the backend what is planned, once the form is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of these rows, which stay as long as their form
  useEffect(() => void load(), [table, rows.join()]);
  const after = (work: Promise<void>, done: ToastText, then: () => Promise<void> | void) =>
    attempt(failed, async () => {
      await work;
      showToast(done);
      await then();
      // What was pressed is gone with what it did.
      box.current?.focus();
    });
  if (plans === null) return null;
  return (
    <div ref={box} tabIndex={-1}>
      {plans.length > 0 && (
        <Suspense>
          <PlannedChanges
            table={table}
            row={row}
            plans={plans}
            {...(wordsOf && { wordsOf })}
            onOpen={(plan) => onOpen(plan, plans.find(({ undoes }) => undoes === plan.id)?.due_at ?? null)}
            onMove={(plan, dueAt) => void after(movePlan(table, plan, dueAt), neutral("Cambio movido"), load)}
            onApply={(plan) =>
              void after(applyPlan(table, plan), neutral("Cambio aplicado"), async () => {
                await load();
                await onApplied();
              })
            }
            onDrop={(plan) => void after(dropPlan(table, plan), neutral("Cambio descartado", alsoGone(table)), load)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** A class in whose place another would be goes on with it (`leave_no_meeting_plans`). */
const alsoGone = (table: string) =>
  table === "club_classes" ? "Con él, lo previsto a la vez para la clase que iba a ocupar su sitio, si la hay." : "";
