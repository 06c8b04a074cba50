import type { SpecialDayWords } from "#domain/clubs/day-hours.ts";

/** What a day says of itself: `Inmaculada: 10:00–15:00`. */
export function SpecialDay({ of: words }: { of: SpecialDayWords | null }) {
  if (words === null) return null;
  const { word, lang, more } = words;
  return (
    <>
      {lang ? <span lang={lang}>{word}</span> : word}
      {more}
    </>
  );
}
