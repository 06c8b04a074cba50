/** Minutes since midnight as people write them: `7:15`. */
export function clockText(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;
}

/** The minutes since midnight that `7:15`, `07.15`, `7h` or `7` mean; null for what is no hour of a day. */
export function parseClock(text: string): number | null {
  const [whole, hours, minutes = "0"] = /^\s*(\d{1,2})(?:\s*[:.h]\s*(\d\d))?(?::\d\d)?\s*h?\s*$/i.exec(text) ?? [];
  if (whole === undefined || Number(hours) > 23 || Number(minutes) > 59) return null;
  return Number(hours) * 60 + Number(minutes);
}
