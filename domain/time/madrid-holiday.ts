import { addDays } from "./dates.ts";

// Days that are a holiday every year, as month-day: of the country and the region, and of the city of Madrid alone.
const everywhere: Record<string, string> = {
  "01-01": "Año Nuevo",
  "01-06": "Reyes",
  "05-01": "Día del Trabajo",
  "05-02": "Comunidad de Madrid",
  "08-15": "Asunción",
  "10-12": "Fiesta Nacional",
  "11-01": "Todos los Santos",
  "12-06": "Constitución",
  "12-08": "Inmaculada",
  "12-25": "Navidad",
};
const inTheCity: Record<string, string> = { "05-15": "San Isidro", "11-09": "La Almudena" };

/**
 * The holiday that a day (`2025-12-25`) is, or null: the fixed ones of country and region, Maundy Thursday and Good
 * Friday, and those of the city where the postcode is one of it or not known. What is moved from a Sunday to a Monday in
 * a given year, and what other towns celebrate, is decided anew each year: staff enter it.
 */
export function madridHoliday(date: string, postcode: string | null): string | null {
  const day = date.slice(5);
  const isCity = postcode === null || postcode.startsWith("280");
  return everywhere[day] ?? (isCity ? inTheCity[day] : undefined) ?? ofEaster(date);
}

function ofEaster(date: string): string | null {
  const sunday = easterSunday(Number(date.slice(0, 4)));
  if (date === addDays(sunday, -3)) return "Jueves Santo";
  return date === addDays(sunday, -2) ? "Viernes Santo" : null;
}

/** Easter Sunday of a Gregorian year, by the anonymous algorithm of Meeus, Jones and Butcher. */
function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const day = epact + weekday - 7 * shift + 114;
  return new Date(Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1)).toISOString().slice(0, 10);
}
