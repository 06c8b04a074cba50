/** Why a file cannot be taken as a CV. */
export type CvFault = "missing" | "empty" | "tooLarge" | "notPdf" | "locked";

export const mostCvBytes = 8 * 1024 * 1024;

/**
 * What is wrong with a CV, or null. By what it holds and not by what it is called: a PDF begins with its mark within
 * the first kilobyte (ISO 32000-1, annex H), and one that asks for a password names the way it is encrypted.
 */
export function cvFault(bytes: Uint8Array): CvFault | null {
  if (bytes.length === 0) return "empty";
  if (bytes.length > mostCvBytes) return "tooLarge";
  const latin = new TextDecoder("latin1");
  if (!latin.decode(bytes.subarray(0, 1024)).startsWith("%PDF-")) return "notPdf";
  return /\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(latin.decode(bytes)) ? "locked" : null;
}
