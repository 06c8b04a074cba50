import type * as z from "zod/mini";

/** One sentence per field; a fault inside a list or object belongs to the field that holds it. */
export type FormErrors<Draft> = { [Name in keyof Draft & string]?: string | undefined };

/** The first fault of each field, except of those that a chosen file is about to fill. */
export function errorsByField<Draft>(
  issues: readonly z.core.$ZodIssue[],
  filled: { has: (name: string) => boolean } = new Set<string>(),
): FormErrors<Draft> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    const name = String(path[0] ?? "");
    if (!filled.has(name)) errors[name] ??= message;
  }
  // The schema of a form has the fields of its draft.
  return errors as FormErrors<Draft>;
}

/** Moves to the first field with a fault, as the eye meets them; nothing when none is on screen. */
export function focusFirstError(form: HTMLElement | null): void {
  const control = form?.querySelector<HTMLElement>("[aria-invalid=true]");
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: "center" });
}
