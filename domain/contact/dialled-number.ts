/**
 * A phone number as it is dialled from anywhere (`+34600000000`), or null when it is none: `600 00 00 00`,
 * `(+34) 600-000-000`, `0034…`, `+44 (0)20 7946 0958`. Without a country it is a Spanish one: nine digits from 6 to 9.
 */
export function dialledNumber(text: string): string | null {
  const trimmed = text.trim();
  if (!/^[(\s]*(\+|00)?[\d\s().\-/]+$/.test(trimmed)) return null;
  const international = /^[(\s]*(\+|00)/.test(trimmed);
  const digits = trimmed.replace(/\(0\)/, "").replace(/\D/g, "");
  if (!international) return /^[6-9]\d{8}$/.test(digits) ? `+34${digits}` : null;
  const all = trimmed.includes("+") ? digits : digits.slice(2);
  if (all.startsWith("34")) return /^34[6-9]\d{8}$/.test(all) ? `+${all}` : null;
  // ITU-T E.164: a country and a number, fifteen digits at most.
  return /^[1-9]\d{7,14}$/.test(all) ? `+${all}` : null;
}
