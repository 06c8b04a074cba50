const words = new Intl.DateTimeFormat("es-ES", { timeZone: "UTC", weekday: "long", day: "numeric", month: "long" });

/** A day in words: "jueves, 10 de diciembre". */
export const calendarDay = (date: string): string => words.format(new Date(`${date}T00:00:00Z`));
