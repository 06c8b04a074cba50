/** What a private link ends in: 256 bits that nobody guesses. */
export function newVisitSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether a private link can end in it; whatever else stands there opens nothing, and is not worth a question. */
export const isVisitSecret = (text: string): boolean => /^[\w-]{16,128}$/.test(text);
