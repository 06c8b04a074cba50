const words = new Intl.DateTimeFormat("es-ES", { timeZone: "UTC", weekday: "short", day: "numeric", month: "short" });

/** A day in few letters: `jue, 24 dic`. */
export function shortDate(date: string): string {
  return words.format(new Date(`${date}T00:00:00Z`));
}
