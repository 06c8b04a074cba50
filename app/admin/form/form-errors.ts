import { namesOf } from "./is-same-draft.ts";

/** One sentence per field; a fault inside a list or object belongs to the field that holds it. */
export type FormErrors<Draft> = { [Name in keyof Draft & string]?: string | undefined };

/** What is wrong with the fields of a draft, where something is. */
export function errorsOf<Draft extends object>(
  draft: Draft,
  fault: (name: keyof Draft & string) => string | undefined,
): FormErrors<Draft> {
  const errors: FormErrors<Draft> = {};
  for (const name of namesOf(draft)) {
    const sentence = fault(name);
    if (sentence !== undefined) errors[name] = sentence;
  }
  return errors;
}

/** Moves to the first field with a fault, as the eye meets them; nothing when none is on screen. */
export function focusFirstError(form: HTMLFormElement | null): void {
  const control = form?.querySelector<HTMLElement>("[aria-invalid=true]");
  if (!control) return;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: "center" });
}
