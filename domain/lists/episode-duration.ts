/** The ISO 8601 duration of what staff write: `48 min`, `1 h 02 min`, `48:12`, `1:02:30`; null for anything else. */
export function episodeDuration(text: string | null): string | null {
  const plain = text?.trim().toLowerCase() ?? "";
  const clock = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2})$/.exec(plain);
  if (clock) return isoDuration(Number(clock[1] ?? 0), Number(clock[2]), Number(clock[3]));
  const words =
    /^(?:(\d{1,2})\s*(?:h|hora|horas)\.?)?\s*(?:y\s+)?(?:(\d{1,3})\s*(?:m|min|mins|minuto|minutos|')\.?)?$/.exec(plain);
  return words && plain ? isoDuration(Number(words[1] ?? 0), Number(words[2] ?? 0), 0) : null;
}

/** The same in seconds, for feeds. */
export function episodeSeconds(text: string | null): number | null {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(episodeDuration(text) ?? "") ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) || null;
}

function isoDuration(hours: number, minutes: number, seconds: number): string | null {
  const parts = [hours && `${hours}H`, minutes && `${minutes}M`, seconds && `${seconds}S`].filter(Boolean);
  return parts.length === 0 ? null : `PT${parts.join("")}`;
}
