const madridYear = new Intl.DateTimeFormat("en", { timeZone: "Europe/Madrid", year: "numeric" });

/** The current year in Madrid and the moment it ends, which a kept page must not outlive. */
export function copyrightYear(now: Date): { year: number; endsAt: Date } {
  const year = Number(madridYear.format(now));
  // New Year in Madrid is at 23:00 UTC: no daylight saving time in winter.
  return { year, endsAt: new Date(Date.UTC(year, 11, 31, 23)) };
}
