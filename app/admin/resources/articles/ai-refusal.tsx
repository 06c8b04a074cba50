import { Sparkles } from "lucide-react";
import { useId } from "react";
import { aiReason, aiToasts } from "#texts/admin/ai-toasts.ts";
import { Button } from "../../../ui/links/button.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { showToast } from "../../../ui/toast/toast.ts";

/**
 * In place of the button that has an article written, where none can be: it says why to whoever points at it, hears it
 * or presses it. It keeps its place in the order of focus, as what cannot have the focus cannot be asked.
 */
export function AiRefusal() {
  const id = useId();
  const reason = aiReason("not_configured");
  return (
    <>
      <Button
        size="compact"
        variant="line"
        aria-disabled="true"
        aria-describedby={id}
        title={reason}
        onClick={() => showToast({ ...aiToasts.failed, description: reason })}
      >
        <Icon of={Sparkles} size={17} />
        Generar con IA
      </Button>
      <span id={id} hidden>
        {reason}
      </span>
    </>
  );
}
