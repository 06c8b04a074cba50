// Days that are a holiday in the city of Madrid every year, as month-day.
const fixed = [
  "01-01",
  "01-06",
  "05-01",
  "05-02",
  "05-15",
  "08-15",
  "10-12",
  "11-01",
  "11-09",
  "12-06",
  "12-08",
  "12-25",
];

/**
 * Whether the day (`2025-12-25`) is a holiday in Madrid: the fixed ones of country, region and city, Maundy Thursday and
 * Good Friday. What the region moves from a Sunday to a Monday in a given year is not known here.
 */
export function isMadridHoliday(date: string): boolean {
  const year = Number(date.slice(0, 4));
  return fixed.includes(date.slice(5)) || [2, 3].some((days) => date === daysBefore(easterSunday(year), days));
}

function daysBefore(time: number, days: number): string {
  return new Date(time - days * 86_400_000).toISOString().slice(0, 10);
}

/** Easter Sunday of a Gregorian year, by the anonymous algorithm of Meeus, Jones and Butcher. */
function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const day = epact + weekday - 7 * shift + 114;
  return Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1);
}
