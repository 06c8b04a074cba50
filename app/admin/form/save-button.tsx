import { Button } from "../../ui/links/button.tsx";

interface SaveButtonProps {
  /** The form, when the button stands outside of it. */
  formId?: string;
  isSaving: boolean;
  /** Nothing has changed: it says so, and still takes the focus. */
  isIdle?: boolean;
  /** Beside another that matters more. */
  variant?: "line" | undefined;
  children?: string;
}

/** `Guardar Cambios`; while it saves it turns and takes no second press, but keeps the focus. */
export function SaveButton({
  formId,
  isSaving,
  isIdle = false,
  variant,
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
    >
      {children}
    </Button>
  );
}
