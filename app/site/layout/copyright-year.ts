const hour = 60 * 60_000;

/** The current year in Madrid and the moment it ends, which a kept page must not outlive. */
export function copyrightYear(now: Date): { year: number; endsAt: Date } {
  // New Year in Madrid is at 23:00 UTC: no daylight saving time in winter. Asking `Intl` costs a tenth of a page.
  const year = new Date(now.getTime() + hour).getUTCFullYear();
  return { year, endsAt: new Date(Date.UTC(year, 11, 31, 23)) };
}
