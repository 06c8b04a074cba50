import { type ReactNode, useId } from "react";
import { PanelDialog } from "../dialogs/panel-dialog.tsx";

interface UnsavedQuestionProps {
  title: string;
  /** What becomes of the text. */
  children: ReactNode;
  /** The words of the button that goes all the same. */
  leave: string;
  onLeave: () => void;
  onStay: () => void;
}

/** Asked before a form with unsaved changes is left. */
export function UnsavedQuestion({ title, children, leave, onLeave, onStay }: UnsavedQuestionProps) {
  const textId = useId();
  return (
    <PanelDialog title={title} alert describedBy={textId} onClose={onStay}>
      <div className="panel-dialog__body" id={textId}>
        {children}
      </div>
      <footer className="panel-dialog__foot">
        {/* biome-ignore lint/a11y/noAutofocus: the answer that loses nothing has the focus */}
        <button type="button" className="panel-button panel-button--line" autoFocus onClick={onStay}>
          Seguir editando
        </button>
        <button type="button" className="panel-button panel-button--danger" onClick={onLeave}>
          {leave}
        </button>
      </footer>
    </PanelDialog>
  );
}
