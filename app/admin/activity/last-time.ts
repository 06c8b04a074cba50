const weekMs = 7 * 86_400_000;
const key = "9f-panel-last-time";

/** When this browser was here before the visit that is under way; a week ago where it does not know. */
export function lastTime(now: Date): string {
  const before = sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? "";
  const since = Number.isNaN(Date.parse(before)) ? new Date(now.getTime() - weekMs).toISOString() : before;
  sessionStorage.setItem(key, since);
  localStorage.setItem(key, now.toISOString());
  return since;
}
