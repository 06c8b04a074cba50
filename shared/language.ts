/**
 * The languages in which the public site can be read. The first is the site's own: its pages stand at the root. A
 * further language is a row here and a catalogue in `app/texts` (docs/decisions/0310).
 */
export const languages = [
  { code: "es", name: "Español", locale: "es-ES", openGraph: "es_ES" },
  { code: "en", name: "English", locale: "en-GB", openGraph: "en_GB" },
] as const;

export type Language = (typeof languages)[number]["code"];

export const ownLanguage = languages[0].code satisfies Language;

/** The language of the page at this address: `en` for `/en` and all below it. */
export function languageOf(pathname: string): Language {
  const [, first = ""] = pathname.split(/[/?#]/, 2);
  return languages.find(({ code }) => code === first)?.code ?? ownLanguage;
}

/**
 * The same page in this language: `/clubs?q=a` becomes `/en/clubs?q=a`, `/en` becomes `/`. For paths of the public site
 * only; a path that already says its language gets this one instead.
 */
export function inLanguage(path: string, language: Language): string {
  const was = languageOf(path);
  const own = was === ownLanguage ? path : path.slice(was.length + 1);
  const rooted = own.startsWith("/") ? own : `/${own}`;
  if (language === ownLanguage) return rooted;
  const isHome = rooted.length === 1 || /^\/[?#]/.test(rooted);
  return `/${language}${isHome ? rooted.slice(1) : rooted}`;
}
