const madridDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Madrid", dateStyle: "short" });
const nightBegins = 3.5 * 3_600_000;

/** The night that a moment belongs to, as `2026-11-22`: nights begin at half past three in Madrid. */
export function nightOf(moment: Date): string {
  return madridDay.format(moment.getTime() - nightBegins);
}
