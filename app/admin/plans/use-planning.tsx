import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { PlanMomentsFromNow, PlannedChange } from "../../data/record/planned-changes.ts";
import { Button } from "../../ui/links/button.tsx";
import type { DraftForm } from "../form/draft-form.ts";
import type { SaveResult, SentForm } from "../form/save-result.ts";
import { dropPlan, type PlanTarget, type PlanWish, planSave } from "./plan-commands.ts";
import { PlannedNotice } from "./planned-notice.tsx";

const PlanDialog = lazy(async () => ({ default: (await import("./plan-dialog.tsx")).PlanDialog }));

/** What a form may keep for later, and how it shows what waits. */
export interface FormPlans<Draft extends object, Values> extends PlanTarget<Draft, Values> {
  /** The form as it is once the change is written. */
  draftOf: (plan: PlannedChange, base: Draft) => Draft;
  /** A change in words, where the history's own do not say it. */
  wordsOf?: (plan: PlannedChange) => string;
  /** What is stored is another by now. */
  onApplied: () => Promise<void> | void;
}

type Save<Draft, Values> = (sent: SentForm<Values>) => Promise<SaveResult<Draft>>;

/** What a form shows of it: what waits, the button beside the save, and the dialog over both. */
export interface PlanningParts {
  notice: ReactNode;
  button: ReactNode;
  dialog: ReactNode;
}

/**
 * "Guardar para más adelante…" of a form. `saving` wraps its save: while a moment is asked for, the same submit, with the
 * same checks and uploads, plans what it would have stored. Null: there is nothing stored yet.
 */
export function usePlanning<Draft extends object, Values>(plans: FormPlans<Draft, Values> | null) {
  const wish = useRef<PlanWish<Draft> | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [opened, setOpened] = useState<{ plan: PlannedChange; until: string | null } | null>(null);
  const [planned, setPlanned] = useState(0);

  const saving =
    (save: Save<Draft, Values>): Save<Draft, Values> =>
    async (sent) => {
      if (!plans || !wish.current) {
        const saved = await save(sent);
        // What was opened is written now, and waits no longer.
        if (plans && opened && saved.kind === "saved") await dropPlan(plans.table, opened.plan.id);
        return saved;
      }
      const result: SaveResult<Draft> = await planSave(plans, sent, wish.current);
      if (result.kind === "saved") {
        setOpened(null);
        setPlanned((previous) => previous + 1);
        if (wish.current.moments.from === null) await plans.onApplied();
      }
      return result;
    };

  const parts = (form: DraftForm<Draft>): PlanningParts | null => {
    if (!plans) return null;
    // Without moments it is the save of now.
    const submit = async (moments: PlanMomentsFromNow | null) => {
      // What is wrong with a field is to be seen.
      flushSync(() => setAsking(false));
      wish.current = moments && { base: form.base, moments, replaced: opened ? [opened.plan.id] : [] };
      await form.submit();
      wish.current = null;
    };
    const saveNow = (until: string | null) =>
      void submit(until === null ? null : { from: null, until, campaign: null });
    const open = (plan: PlannedChange, until: string | null) => {
      setOpened({ plan, until });
      form.replace(plans.draftOf(plan, form.base), form.version, form.base);
    };
    return {
      notice: <PlannedNotice key={planned} plans={plans} onOpen={open} />,
      button: form.isDirty && (
        <Button size="compact" variant="line" disabled={form.isSaving} onClick={() => setAsking(true)}>
          Guardar para más adelante…
        </Button>
      ),
      dialog: isAsking && (
        <Suspense>
          <PlanDialog
            row={{ table: plans.table, id: plans.rows[0] ?? "", replaced: opened?.plan.id, saveNow }}
            columns={form.columns}
            stored={form.base}
            draft={form.draft}
            moments={opened && { from: opened.plan.due_at, until: opened.until, campaign: opened.plan.campaign_id }}
            onPlan={(moments) => void submit(moments)}
            onDismiss={() => setAsking(false)}
          />
        </Suspense>
      ),
    };
  };
  return { saving, parts };
}
