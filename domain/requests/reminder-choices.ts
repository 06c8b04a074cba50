import { addDays, weekOf } from "../time/dates.ts";
import { fromMadridLocal, madridDayAndMinute } from "../time/madrid-time.ts";
import { dayWords } from "../visits/visit-words.ts";

/** When a request may come back: at nine in Madrid tomorrow, on Monday, or in a week. */
export function reminderChoices(now: Date): { text: string; at: string }[] {
  const { date: today } = madridDayAndMinute(now);
  const monday = addDays(weekOf(today)[0] ?? today, 7);
  return [...new Set([addDays(today, 1), monday, addDays(today, 7)])]
    .toSorted()
    .map((date) => ({ text: `Recordar el ${dayWords(date)}`, at: fromMadridLocal(`${date}T09:00`) ?? "" }));
}
