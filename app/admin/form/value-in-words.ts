import { madridFieldInWords } from "#domain/time/madrid-time.ts";
import { blockWords } from "../../content/site/blocks/block-words.ts";

/** What a draft holds of a field, as people read it: dates as dates, lists line by line, parts by their names. */
export function valueInWords(value: unknown): string {
  if (value === "" || value === null || value === undefined) return "(vacío)";
  if (typeof value === "boolean") return value ? "Sí" : "No";
  if (typeof value === "string") return madridFieldInWords(value) ?? value;
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) return value.length === 0 ? "(vacío)" : value.map(entryInWords).join("\n");
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${valueInWords(part)}`)
    .join("\n");
}

/** Entries may be whole objects (a link, a block); what their parts are called says nothing to anybody, nor their id. */
function entryInWords(entry: unknown): string {
  if (typeof entry !== "object" || entry === null) return valueInWords(entry);
  const parts = Object.entries(entry).filter(([name]) => name !== "id");
  return parts.map(([name, part]) => wordOfBlock(name, part) ?? valueInWords(part)).join(", ");
}

function wordOfBlock(name: string, part: unknown): string | undefined {
  const words: object = Object.entries(blockWords).find(([of]) => of === name)?.[1] ?? {};
  return Object.entries(words).find(([value]) => value === part)?.[1];
}
