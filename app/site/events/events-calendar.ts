/** The calendar of all events whose day is known. */
export const eventsCalendar = { type: "text/calendar", title: "Eventos NINE FITNESS", path: "/events.ics" } as const;

/** The same of a single event. */
export function eventCalendarPath({ id }: { id: string }): string {
  return `${eventsCalendar.path}?evento=${encodeURIComponent(id)}`;
}
