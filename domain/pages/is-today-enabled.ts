/**
 * Whether the section 9FToday is on: the stored setting is `true`, or there is none (public-site §4). A failed read
 * counts as on too; whoever reads decides that by passing null.
 */
export function isTodayEnabled(setting: string | null): boolean {
  return setting === null || setting === "true";
}
