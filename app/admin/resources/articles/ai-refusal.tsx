import { Sparkles } from "lucide-react";
import { useId } from "react";
import { aiReason, aiToasts } from "../../../texts/admin/article-admin-toasts.ts";
import { Icon } from "../../../ui/icon.tsx";
import { showToast } from "../../../ui/toast.ts";

/**
 * In place of the button that has an article written, where none can be: it says why to whoever points at it, hears it
 * or presses it. It keeps its place in the order of focus, as what cannot have the focus cannot be asked.
 */
export function AiRefusal() {
  const id = useId();
  const reason = aiReason("not_configured");
  return (
    <>
      <button
        type="button"
        className="panel-button panel-button--line"
        aria-disabled="true"
        aria-describedby={id}
        title={reason}
        onClick={() => showToast({ ...aiToasts.failed, description: reason })}
      >
        <Icon of={Sparkles} size={17} />
        Generar con IA
      </button>
      <span id={id} hidden>
        {reason}
      </span>
    </>
  );
}
