import { toMadridLocal } from "./madrid-time.ts";

/** The moment on the clock of Madrid with its distance to UTC, as ISO 8601: `2026-12-25T09:30:00+01:00`. */
export function madridTimestamp(stored: string | Date): string {
  const moment = new Date(stored);
  const minute = Math.floor(moment.getTime() / 60_000) * 60_000;
  const local = toMadridLocal(moment);
  const hours = (Date.parse(`${local}:00Z`) - minute) / 3_600_000;
  const seconds = String(moment.getUTCSeconds()).padStart(2, "0");
  return `${local}:${seconds}+${String(hours).padStart(2, "0")}:00`;
}
