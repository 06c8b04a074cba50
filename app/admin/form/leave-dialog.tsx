import { useId } from "react";
import { useBlocker } from "react-router";
import { PanelDialog } from "../dialogs/panel-dialog.tsx";
import { formsLostAt } from "./unsaved-forms.ts";

/**
 * Asks before unsaved changes are left inside the panel, by Back or by a link. One for all forms: the router knows one
 * blocker at a time. A way to /login stays open, because it means that the session is over; drafts are kept then.
 */
export function LeaveDialog() {
  const textId = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.pathname !== "/login" &&
      formsLostAt(nextLocation.pathname).length > 0,
  );
  if (blocker.state !== "blocked") return null;
  const leave = () => {
    for (const form of formsLostAt(blocker.location.pathname)) form.abandon();
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
