import { choiceText } from "../../content/entity.ts";
import { columnOf, type FormColumn, type FormColumns } from "./form-handle.ts";
import { valueInWords } from "./value-in-words.ts";

/** The words a person knows a field by: with the part of the form that it stands in where two are called alike. */
export function fieldLabel<Draft extends object>(columns: FormColumns<Draft>, name: keyof Draft & string): string {
  const { label, part } = columnOf(columns, name);
  const alike = Object.values<FormColumn | undefined>(columns).filter((column) => column?.label === label);
  return part && alike.length > 1 ? `${label} (${part})` : label;
}

/** A choice by the words of its option, anything else as it reads. */
export function fieldInWords<Draft extends object>(
  columns: FormColumns<Draft>,
  name: keyof Draft & string,
  value: unknown,
): string {
  const { options } = columnOf(columns, name);
  return options && typeof value === "string" ? choiceText({ options }, value) : valueInWords(value);
}
