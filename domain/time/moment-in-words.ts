const zone = "Europe/Madrid";
const date = new Intl.DateTimeFormat("es-ES", { timeZone: zone, day: "numeric", month: "long" });
const dateOfYear = new Intl.DateTimeFormat("es-ES", { timeZone: zone, dateStyle: "long" });
const year = new Intl.DateTimeFormat("es-ES", { timeZone: zone, year: "numeric" });
const clock = new Intl.DateTimeFormat("es-ES", { timeZone: zone, hour: "2-digit", minute: "2-digit" });

/** The date of a moment, in Madrid: `1 de diciembre`; with its year, which may be mistyped, where that is another one. */
export function dateInWords(iso: string, now: Date = new Date()): string {
  const moment = new Date(iso);
  return (year.format(moment) === year.format(now) ? date : dateOfYear).format(moment);
}

/** The same with its hour: `1 de diciembre, 00:00`. */
export function momentInWords(iso: string, now: Date = new Date()): string {
  return `${dateInWords(iso, now)}, ${clock.format(new Date(iso))}`;
}
