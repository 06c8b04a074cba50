const noDecomposition: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ł: "l", ı: "i" };

/**
 * The text in lower case and without accents: "Cañaveral" becomes "canaveral". Letters that Unicode cannot take apart
 * (ß, æ, ø …) become their nearest plain ones; other scripts stay as they are.
 */
export function foldAccents(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[ßæœøđłı]/g, (letter) => noDecomposition[letter] ?? letter);
}

/** Whether two names are the same to a reader: accents, case and outer blanks do not count (architecture 15). */
export function isSameName(one: string, other: string): boolean {
  return foldAccents(one).trim() === foldAccents(other).trim();
}
