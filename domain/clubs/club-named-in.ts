import { foldAccents } from "../text/fold-accents.ts";

/**
 * Finds the club that a text of staff speaks of ("Puerta de Acacias"): its name stands there as whole words, whatever its
 * case and accents. Of several the one with the longest name, since one may be part of another; null for none.
 */
export function clubNamedIn<T extends { name: string }>(clubs: readonly T[]): (text: string) => T | null {
  const named = clubs
    .map((club) => ({ club, words: wordsOf(club.name) }))
    .filter(({ words }) => words !== "  ")
    .sort((one, other) => other.club.name.length - one.club.name.length);
  return (text) => {
    const said = wordsOf(text);
    return named.find(({ words }) => said.includes(words))?.club ?? null;
  };
}

const wordsOf = (text: string) =>
  ` ${foldAccents(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
