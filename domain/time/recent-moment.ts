import { toMadridLocal } from "./madrid-time.ts";

const day = new Intl.DateTimeFormat("es", { timeZone: "UTC", day: "numeric", month: "short" });
const dayOfYear = new Intl.DateTimeFormat("es", { timeZone: "UTC", day: "numeric", month: "short", year: "numeric" });

/** A moment of the past as people say it, in Madrid: `hoy, 18:12`, `ayer, 9:30`, `14 nov, 17:22`. */
export function recentMoment(moment: string, now: Date): string {
  const [date = "", time = ""] = toMadridLocal(moment).split("T");
  return `${recentDay(date, now)}, ${time.slice(0, 5).replace(/^0/, "")}`;
}

/** A date of the past: `hoy`, `ayer`, `14 nov`, with its year where that is another one. */
export function recentDay(date: string, now: Date): string {
  const [today = ""] = toMadridLocal(now).split("T");
  const at = new Date(`${date}T00:00:00Z`);
  const daysAgo = (Date.parse(`${today}T00:00:00Z`) - at.getTime()) / 86_400_000;
  if (daysAgo === 0) return "hoy";
  if (daysAgo === 1) return "ayer";
  return (date.slice(0, 4) === today.slice(0, 4) ? day : dayOfYear).format(at);
}
