/**
 * The free text of an event's date in its two sizes of type: `25 DIC` gives day `25` and rest `DIC`. A date that does
 * not start with a number is all rest.
 */
export function eventDateParts(date: string): { day: string; rest: string } {
  const [, day = "", rest = date.trim()] = /^(\d{1,2}(?:\s*[-–y/]\s*\d{1,2})?)\s+(.+)$/s.exec(date.trim()) ?? [];
  return { day, rest };
}
