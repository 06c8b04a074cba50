import { type Language, languages, ownLanguage } from "#shared/language.ts";

const kinds = {
  weekday: { weekday: "long" },
  dayOfMonth: { day: "numeric", month: "long" },
  date: { day: "numeric", month: "long", year: "numeric" },
  hour: { hour: "numeric", minute: "2-digit", hourCycle: "h23" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Each kind in each language: making one costs more than a mail. */
const formats = new Map(
  languages.flatMap(({ code, locale }) =>
    Object.entries(kinds).map(([kind, options]) => [
      `${code} ${kind}`,
      new Intl.DateTimeFormat(locale, { timeZone: "Europe/Madrid", ...options }),
    ]),
  ),
);

/**
 * A moment on the clock of Madrid: `miércoles 25 de noviembre`, `18:30`, `25 de noviembre de 2026`; in English
 * `Wednesday 25 November`, `18:30`, `25 November 2026`.
 */
export function madridWords(
  moment: Date,
  language: Language = ownLanguage,
): { day: string; hour: string; date: string } {
  const say = (kind: keyof typeof kinds) => formats.get(`${language} ${kind}`)?.format(moment) ?? "";
  // In the same form as the site's pages: 9:30, not 09:30.
  return {
    day: `${say("weekday")} ${say("dayOfMonth")}`,
    hour: say("hour").replace(/^0(?=\d)/, ""),
    date: say("date"),
  };
}
