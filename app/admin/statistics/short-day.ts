const words = new Intl.DateTimeFormat("es-ES", { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });

/** A day in few letters: `lun, 2 mar`. */
export function shortDay(day: string): string {
  return words.format(new Date(`${day}T00:00:00Z`));
}
