import { listedPrice } from "#domain/rates/price.ts";
import { parseDecimal } from "#domain/text/decimal.ts";
import { choiceText } from "../../content/entity.ts";
import { columnOf, type FormColumn, type FormColumns } from "./form-handle.ts";
import { valueInWords } from "./value-in-words.ts";

/** The words a person knows a field by: with the part of the form that it stands in where two are called alike. */
export function fieldLabel<Draft extends object>(columns: FormColumns<Draft>, name: keyof Draft & string): string {
  const { label, part } = columnOf(columns, name);
  const alike = Object.values<FormColumn | undefined>(columns).filter((column) => column?.label === label);
  return part && alike.length > 1 ? `${label} (${part})` : label;
}

/** A choice by the words of its option, a price with its euros, anything else as it reads. */
export function fieldInWords<Draft extends object>(
  columns: FormColumns<Draft>,
  name: keyof Draft & string,
  value: unknown,
): string {
  const { options, kind } = columnOf(columns, name);
  const price = kind === "price" && typeof value === "string" ? parseDecimal(value) : null;
  if (price !== null) return listedPrice(price);
  return options && typeof value === "string" ? choiceText({ options }, value) : valueInWords(value);
}

/** What a field said and says now; the sign of euros once. */
export function fromTo(one: string, other: string): string {
  return `${other.endsWith("€") ? one.replace(/\s€$/, "") : one} → ${other}`;
}
