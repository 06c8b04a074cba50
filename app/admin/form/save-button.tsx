import { Button } from "../../ui/links/button.tsx";

interface SaveButtonProps {
  /** The form, when the button stands outside of it. */
  formId?: string;
  isSaving: boolean;
  /** Nothing has changed: it says so, and still takes the focus. */
  isIdle?: boolean;
  /** Beside another that matters more. */
  variant?: "line" | undefined;
  /** Somebody goes on writing: a press leaves the caret where it is, and a phone's keyboard open. */
  leavesFocus?: boolean;
  children?: string;
}

/** `Guardar Cambios`; while it saves it turns and takes no second press, but keeps the focus. */
export function SaveButton({
  formId,
  isSaving,
  isIdle = false,
  variant,
  leavesFocus = false,
  children = "Guardar Cambios",
}: SaveButtonProps) {
  return (
    <Button
      size="compact"
      variant={variant}
      type="submit"
      form={formId}
      busy={isSaving}
      aria-disabled={isIdle || undefined}
      onMouseDown={(event) => leavesFocus && event.preventDefault()}
    >
      {children}
    </Button>
  );
}
