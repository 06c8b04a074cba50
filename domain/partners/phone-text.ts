/** Country codes have one to three digits, and which have how many is fixed (ITU-T E.164, annex D); the last case is none of them. */
const countryCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}|\d{1,2})/;

/**
 * A phone number as text that stays one in a spreadsheet: `(+34) 600 000 000`, `600 000 000`. A plus at its start would
 * be read as a formula, digits alone as a quantity, which loses its first zeros and turns into 3,46E+10. Anything that
 * is no phone number stays as it is.
 */
export function phoneText(phone: string): string {
  const trimmed = phone.trim();
  if (!/^\+?[\d\s().\-/]*\d[\d\s().\-/]*$/.test(trimmed)) return phone;
  const international = trimmed.replace(/^00/, "+");
  if (!international.startsWith("+")) return inThrees(trimmed);
  const digits = international.slice(1).trimStart();
  const code = countryCode.exec(digits)?.[0];
  return code ? `(+${code}) ${inThrees(digits.slice(code.length).trim())}`.trim() : phone;
}

/** Digits without any sign between them, grouped as they are said in Spain. */
const inThrees = (number: string) =>
  /^\d+$/.test(number) ? number.replace(/\d{3}(?=\d{2})/g, (group) => `${group} `) : number;
