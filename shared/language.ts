/**
 * The languages of the public site. The first is its own: those pages stand at the root. A further language is a row here
 * and a catalogue in `texts` (docs/decisions/0310); until `isPublished` it has no pages and nothing leads there.
 */
export const languages = [
  { code: "es", name: "Español", locale: "es-ES", openGraph: "es_ES", isPublished: true },
  { code: "en", name: "English", locale: "en-GB", openGraph: "en_GB", isPublished: true },
] as const;

export type Language = (typeof languages)[number]["code"];

export const ownLanguage = languages[0].code satisfies Language;

/** Those in which visitors can read the site. */
export const publishedLanguages: readonly Language[] = languages
  .filter((language) => language.isPublished)
  .map(({ code }) => code);

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

/**
 * What is there once for all languages: the panel, the backend's doors, pictures, and whatever ends as a file does but
 * feeds (`rss.xml`) and calendars.
 */
const onceForAll =
  /^\/(admin|login|sin-acceso|cards|pictures|storage|rest|auth|functions)(?=[/?#]|$)|^[^?#]*(?<!\/rss)\.(?!ics(?=[?#]|$))[a-z\d]{2,5}(?=[?#]|$)/i;

/** Any link as it stands in a page of this language: those to pages of ours stay in it, others are as they were. */
export function linkIn(link: string, language: Language): string {
  if (!link.startsWith("/") || link.startsWith("//") || onceForAll.test(link)) return link;
  return inLanguage(link, language);
}
