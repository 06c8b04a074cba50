import { addDays, weekOf } from "../time/dates.ts";
import { toMadridLocal } from "../time/madrid-time.ts";

/** What is to be said of a visit of today: what became of it, or where it is and in how long. */
export function visitNow(
  { starts_at, status, club }: { starts_at: string; status: "booked" | "came" | "no_show"; club: string | null },
  now: Date,
): string {
  if (status !== "booked") return status === "came" ? "Vino" : "No vino";
  const minutes = Math.round((Date.parse(starts_at) - now.getTime()) / 60_000);
  if (minutes < 0) return "¿Vino?";
  const place = club ?? "Sin club";
  return minutes <= 60 ? `${place} · en ${minutes} min` : place;
}

/** The day and what is left of it, in a sentence each. Null: not for her to see. */
export function greeting(now: Date, name: string, left: { visits: number | null; waiting: number | null }): string {
  const hour = Number(toMadridLocal(now).slice(11, 13));
  const hello = hour < 6 || hour >= 21 ? "Buenas noches" : hour < 14 ? "Buenos días" : "Buenas tardes";
  const parts = [
    left.visits !== null && (left.visits === 1 ? "te queda 1 visita" : `te quedan ${left.visits} visitas`),
    left.waiting !== null &&
      (left.waiting === 1 ? "hay 1 mensaje sin contestar" : `hay ${left.waiting} mensajes sin contestar`),
  ].filter((value) => value !== false);
  const said = parts.join(" y ");
  return `${hello}${name ? `, ${name}` : ""}.${said ? ` ${said.charAt(0).toUpperCase()}${said.slice(1)}.` : ""}`;
}

/** One of the three series of the week. */
export interface AskedDay {
  day: string;
  /** Null: it has not come yet. */
  now: number | null;
  before: number;
}

/** Each day of this week beside the same one of the week before. */
export function weekOfAsked(counted: readonly { day: string; total: number }[], today: string): AskedDay[] {
  const known = new Map(counted.map(({ day, total }) => [day, total]));
  return weekOf(today).map((day) => ({
    day,
    now: day > today ? null : (known.get(day) ?? 0),
    before: known.get(addDays(day, -7)) ?? 0,
  }));
}
