import { dayKinds } from "#domain/clubs/day-kinds.ts";
import type { ClubName } from "../../content/clubs/club.ts";
import type { ClubDay } from "../../content/clubs/club-day.ts";

const words = new Intl.DateTimeFormat("es-ES", { timeZone: "UTC", weekday: "short", day: "numeric", month: "short" });

/** `jue, 24 dic`. */
export function dayText(date: string): string {
  return words.format(new Date(`${date}T00:00:00Z`));
}

/** `Navidad · cerrado`, `horario especial 9:00–15:00`. */
export function whatText({ name, kind, hours }: Pick<ClubDay, "name" | "kind" | "hours">, withName = true): string {
  const text = dayKinds.find(({ value }) => value === kind)?.text ?? kind;
  const what = [text.toLowerCase(), hours?.replaceAll("-", "–")].filter(Boolean).join(" ");
  return [withName && name, what].filter(Boolean).join(" · ");
}

/** `todos los clubs`, `solo ACACIAS y RETIRO`, in the order of the clubs. */
export function clubsText(days: readonly Pick<ClubDay, "club_id">[], clubs: readonly ClubName[]): string {
  if (days.some(({ club_id }) => club_id === null)) return "todos los clubs";
  const names = clubs.filter(({ id }) => days.some(({ club_id }) => club_id === id)).map(({ name }) => name);
  return `solo ${new Intl.ListFormat("es").format(names)}`;
}
