import { valueInWords } from "./value-in-words.ts";

/**
 * The words a person knows a field by, which are in the form itself: with the part of the form that it stands in where
 * two fields are called alike. What no field shows are the document's further keys.
 */
export function fieldLabel(form: HTMLElement | null, name: string): string {
  const field = form?.querySelector(`[data-field="${CSS.escape(name)}"]`);
  const label = wordsOf(field?.querySelector("[data-label]"));
  if (!form || !field || !label) return "Otros datos";
  const all = [...form.querySelectorAll("[data-field] [data-label]")].map(wordsOf);
  const isAlone = all.filter((it) => it === label).length === 1;
  const part = wordsOf(field.closest(".field-group")?.querySelector("h3")) || tabOf(field);
  return isAlone || !part ? label : `${label} (${part})`;
}

/** A choice by the words of its option, anything else as it reads. */
export function fieldInWords(form: HTMLElement | null, name: string, value: unknown): string {
  const options = form?.querySelector<HTMLSelectElement>(`[data-field="${CSS.escape(name)}"] select`)?.options ?? [];
  return [...options].find((it) => it.value === value)?.text ?? valueInWords(value);
}

const wordsOf = (element: Element | null | undefined) => element?.firstChild?.textContent ?? "";

function tabOf(field: Element): string {
  const id = field.closest("[role=tabpanel]")?.getAttribute("aria-labelledby");
  return id ? wordsOf(document.getElementById(id)) : "";
}
