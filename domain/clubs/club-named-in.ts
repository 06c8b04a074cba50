import { foldAccents } from "../text/fold-accents.ts";

/**
 * The club that a text of staff speaks of ("Puerta de Acacias"): its name stands there as whole words, whatever its
 * case and accents. Of several the one with the longest name, since one may be part of another; null for none.
 */
export function clubNamedIn<T extends { name: string }>(text: string, clubs: readonly T[]): T | null {
  const words = wordsOf(text);
  const named = clubs.filter(({ name }) => wordsOf(name) !== "  " && words.includes(wordsOf(name)));
  return named.reduce<T | null>(
    (longest, value) => (value.name.length > (longest?.name.length ?? 0) ? value : longest),
    null,
  );
}

const wordsOf = (text: string) =>
  ` ${foldAccents(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
