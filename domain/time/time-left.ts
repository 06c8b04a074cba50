/** What is left until a moment, in whole days, hours and minutes; nothing once it is over. */
export function timeLeft(until: string, now: Date) {
  const left = Math.max(0, Date.parse(until) - now.getTime());
  const minutes = Math.floor(left / 60_000);
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
    isOver: left === 0,
  };
}
