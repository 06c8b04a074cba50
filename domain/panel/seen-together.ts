const together = new Intl.ListFormat("es", { type: "conjunction" });

/** Who else has a form open, in a sentence; nothing where nobody has. */
export function seenTogether(names: readonly string[]): string {
  if (names.length === 0) return "";
  return `${together.format(names)} ${names.length === 1 ? "está" : "están"} editando esto`;
}
