import { CalendarClock } from "lucide-react";
import { type ReactNode, useState } from "react";
import { momentInWords } from "#domain/time/moment-in-words.ts";
import { destructive, neutral } from "#texts/toast-text.ts";
import type { PlanMoments } from "../../data/record/planned-changes.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { PlanDialog } from "../plans/plan-dialog.tsx";
import { attempt } from "../session/attempt.ts";
import { planMany } from "./many-commands.ts";

const notPlanned = (why: string) => destructive("No se ha guardado para más adelante", why);

interface LaterButtonProps {
  table: { name: string };
  changed: Parameters<typeof planMany>[1];
  isDisabled?: boolean;
  /** What is to be known of the moment that is chosen. */
  about?: (begin: string) => ReactNode;
  onDone: () => void;
}

const nothing = {};

/** "Para más adelante…": what is looked at here is kept for a moment, all of it or nothing. */
export function LaterButton({ table, changed, isDisabled = false, about, onDone }: LaterButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const plan = async (moments: PlanMoments) => {
    setAsking(false);
    await attempt(notPlanned, async () => {
      await planMany(table, changed, moments);
      onDone();
      const rows = changed.length === 1 ? "1 fila" : `${changed.length} filas`;
      showToast(neutral("Cambio previsto", `Se guardará el ${momentInWords(moments.from)}: ${rows}.`));
    });
  };
  return (
    <>
      <Button
        size="compact"
        variant="line"
        disabled={isDisabled || changed.length === 0}
        onClick={() => setAsking(true)}
      >
        <Icon of={CalendarClock} size={17} />
        Para más adelante…
      </Button>
      {isAsking && (
        <PlanDialog
          {...{ columns: nothing, stored: nothing, draft: nothing, moments: null, about }}
          onPlan={(moments) => void plan(moments)}
          onDismiss={() => setAsking(false)}
        />
      )}
    </>
  );
}
