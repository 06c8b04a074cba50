const clock = new Intl.DateTimeFormat("es-ES", {
  timeZone: "Europe/Madrid",
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  hourCycle: "h23",
});

/** A moment on the clock of Madrid: `miércoles 25 de noviembre`, `18:30`, `25 de noviembre de 2026`. */
export function madridWords(moment: Date): { day: string; hour: string; date: string } {
  const part = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  const dayOfMonth = `${part.day} de ${part.month}`;
  return {
    day: `${part.weekday} ${dayOfMonth}`,
    hour: `${Number(part.hour)}:${part.minute}`,
    date: `${dayOfMonth} de ${part.year}`,
  };
}
