/**
 * The number that staff mean: `39,90`, `39.90`, `1.234,50`, `1 234` and `39,90 €` all parse; a dot before exactly
 * three digits groups thousands, as in Spanish. Null for anything else (admin §5, architecture 21).
 */
export function parseDecimal(text: string): number | null {
  const bare = text.replace(/[\s\u00a0\u202f]|€/g, "");
  if (!/^[+-]?[\d.,]*\d$/.test(bare)) return null;
  const spanish = /^[+-]?\d{1,3}(\.\d{3})+(,\d+)?$/.test(bare);
  const plain = spanish ? bare.replaceAll(".", "").replace(",", ".") : bare.replace(",", ".");
  return /^[+-]?\d*(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** The whole number in a field, or null when it holds none. `0` is a number, not an empty field. */
export function parseWhole(text: string): number | null {
  const trimmed = text.trim();
  return /^[+-]?\d{1,9}$/.test(trimmed) ? Number(trimmed) : null;
}

/**
 * The price a cent higher or lower, as staff type it: `39,90` becomes `39,91`, never less than nothing. An empty field
 * counts as nothing; null when it holds no number.
 */
export function stepByCent(text: string, direction: 1 | -1): string | null {
  const euros = text.trim() === "" ? 0 : parseDecimal(text);
  if (euros === null || !Number.isFinite(euros)) return null;
  const cents = Math.max(0, Math.round(euros * 100) + direction);
  return (cents / 100).toFixed(2).replace(".", ",");
}

/** The number as staff type it: `39,9` becomes `39,90`, whole numbers stay whole; empty for null. */
export function decimalText(number: number | null): string {
  if (number === null) return "";
  return (Number.isInteger(number) ? String(number) : number.toFixed(2)).replace(".", ",");
}
