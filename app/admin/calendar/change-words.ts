import type { CalendarEntry } from "#domain/panel/calendar-entry.ts";

/** Short words of what a planned change changes: "39,9 → 34,9"; nothing of other entries. */
export function changeWords({ kind, details: { changes, seen, reason } }: CalendarEntry): string {
  if (kind !== "change" || !isRecord(changes)) return "";
  if (typeof reason === "string") return `No se guardó. ${reason}`;
  const [name] = Object.keys(changes);
  if (name !== "price" || !isRecord(seen)) return "Cambia";
  return `${euros(seen.price)} → ${euros(changes.price)}`;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const euros = (value: unknown) =>
  new Intl.NumberFormat("es-ES", { style: "currency", currency: "EUR" }).format(Number(value));
