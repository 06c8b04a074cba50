import { columnOf, type FormHandle } from "../form/form-handle.ts";

/** What a field takes from its form: the column's words and what is wrong with it. */
export function fieldOf<Draft extends object>(form: FormHandle<Draft>, name: keyof Draft & string) {
  const { label, isRequired } = columnOf(form.columns, name);
  const required = isRequired ? ("unmarked" as const) : undefined;
  return { id: `field-${name}`, name, label, required, error: form.errors[name] };
}
