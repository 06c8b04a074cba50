import { addDays, addMonth, weekdayOf } from "#domain/time/dates.ts";
import { madridDayAndMinute } from "#domain/time/madrid-time.ts";

const words = new Intl.DateTimeFormat("es-ES", { timeZone: "UTC", month: "long", year: "numeric" });

/** The first day of the month that an address asks for (`2026-12`); of this one where it asks for none. */
export function monthOf(asked: string | null): string {
  return asked !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(asked)
    ? `${asked}-01`
    : `${madridDayAndMinute(new Date()).date.slice(0, 7)}-01`;
}

/** The days that a month is shown with: whole weeks. */
export function shownDays(month: string): { first: string; last: string } {
  const end = addDays(addMonth(month), -1);
  return { first: addDays(month, 1 - weekdayOf(month)), last: addDays(end, 7 - weekdayOf(end)) };
}

export const monthName = {
  of: (month: string) => {
    const said = words.format(new Date(`${month}T00:00:00Z`));
    return said.charAt(0).toUpperCase() + said.slice(1);
  },
  before: (month: string) => addDays(month, -1).slice(0, 7),
  after: (month: string) => addMonth(month).slice(0, 7),
};
