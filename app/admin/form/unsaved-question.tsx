import { type ReactNode, useId } from "react";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Button } from "../../ui/links/button.tsx";

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
    <Dialog title={title} alert aria-describedby={textId} onDismiss={onStay}>
      <div className="dialog__body" id={textId}>
        {children}
      </div>
      <footer className="dialog__foot">
        {/* The answer that loses nothing has the focus. */}
        <Button size="compact" variant="line" autoFocus onClick={onStay}>
          Seguir editando
        </Button>
        <Button size="compact" variant="danger" onClick={onLeave}>
          {leave}
        </Button>
      </footer>
    </Dialog>
  );
}
