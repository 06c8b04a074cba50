import { addDays, type DateRange } from "../time/dates.ts";

/** How many days the panel can show. */
export const viewPeriods = [7, 30, 90] as const;

/** The period that an address asks for; thirty days unless it names another one of them. */
export function readPeriod(params: URLSearchParams): number {
  const asked = Number(params.get("dias"));
  return viewPeriods.find((period) => period === asked) ?? 30;
}

/** So many days that end today, and as many before them. */
export function periodsUntil(today: string, days: number): { now: DateRange; before: DateRange } {
  const from = addDays(today, 1 - days);
  return { now: { from, to: today }, before: { from: addDays(from, -days), to: addDays(from, -1) } };
}

interface DayFigures {
  day: string;
  views: number;
  visits: number;
}

/** Every day of a period; those that nobody counted on are empty. */
export function everyDay({ from, to }: DateRange, counted: readonly DayFigures[]): DayFigures[] {
  const known = new Map(counted.map((figures) => [figures.day, figures]));
  const days: DayFigures[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(known.get(day) ?? { day, views: 0, visits: 0 });
  return days;
}
