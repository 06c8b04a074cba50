import { useId } from "react";
import { PanelDialog } from "../dialogs/panel-dialog.tsx";
import type { DraftForm } from "./use-draft-form.ts";

/** Asks before unsaved changes are left inside the panel; the browser itself asks when its tab is closed. */
export function LeaveDialog<Draft extends object>({ form }: { form: DraftForm<Draft> }) {
  const textId = useId();
  const { blocker } = form;
  if (blocker.state !== "blocked") return null;
  const leave = () => {
    form.abandon();
    blocker.proceed();
  };
  return (
    <PanelDialog title="¿Salir sin guardar?" alert describedBy={textId} onClose={() => blocker.reset()}>
      <div className="panel-dialog__body" id={textId}>
        <p>Hay cambios sin guardar. Si sales ahora, se pierden.</p>
      </div>
      <footer className="panel-dialog__foot">
        {/* biome-ignore lint/a11y/noAutofocus: the answer that loses nothing has the focus */}
        <button type="button" className="panel-button panel-button--line" autoFocus onClick={() => blocker.reset()}>
          Seguir editando
        </button>
        <button type="button" className="panel-button panel-button--danger" onClick={leave}>
          Salir sin guardar
        </button>
      </footer>
    </PanelDialog>
  );
}
