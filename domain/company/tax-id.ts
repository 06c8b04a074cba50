const personLetters = "TRWAGMYFPDXBNJZSQVHLCKE";
const companyLetters = "JABCDEFGHI";

/** A Spanish tax number as it is stored: capitals, without blanks, dots and dashes. */
export const plainTaxId = (text: string): string => text.toUpperCase().replace(/[\s.-]/g, "");

/** Why a plain text is no tax number: it is not built like one, or its last sign does not follow from the others. */
export type TaxIdFault = "shape" | "control";

/**
 * What is wrong with a plain Spanish tax number, or null: a company's (a letter, seven digits and their sum's sign; Real
 * Decreto 1065/2007, art. 22 and Orden EHA/451/2008), a person's (DNI) or a foreigner's (NIE).
 */
export function taxIdFault(plain: string): TaxIdFault | null {
  const [, kind, digits, control] = /^([ABCDEFGHJNPQRSUVW])(\d{7})([0-9A-J])$/.exec(plain) ?? [];
  if (kind && digits && control) return isCompanyControl(kind, digits, control) ? null : "control";
  const [, first = "", rest = "", letter = ""] = /^([XYZ\d])(\d{7})([A-Z])$/.exec(plain) ?? [];
  if (letter === "") return "shape";
  const start = "XYZ".includes(first) ? String("XYZ".indexOf(first)) : first;
  return personLetters[Number(start + rest) % 23] === letter ? null : "control";
}

/** Public bodies end in a letter, ordinary companies in a digit, the others in either. */
function isCompanyControl(kind: string, digits: string, control: string): boolean {
  const sum = [...digits].reduce(
    (total, digit, at) => total + (at % 2 === 0 ? digitSum(2 * Number(digit)) : Number(digit)),
    0,
  );
  const digit = (10 - (sum % 10)) % 10;
  const mayBeDigit = !"NPQRSW".includes(kind);
  const mayBeLetter = !"ABEH".includes(kind);
  return (mayBeDigit && control === String(digit)) || (mayBeLetter && control === companyLetters[digit]);
}

const digitSum = (number: number) => Math.floor(number / 10) + (number % 10);
