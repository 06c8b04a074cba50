import type { Language, ownLanguage } from "#shared/language.ts";

/**
 * English by topic, for what wakes in a browser: each part brings the topics that it says, and no page the whole
 * catalogue. The texts stand under the name of their file.
 */
const english = {
  clubs: () => import("./en/clubs.ts").then((it) => it.clubs),
  consent: () => import("./en/consent.ts").then((it) => it.consent),
  episodes: () => import("./en/episodes.ts").then((it) => it.episodes),
  home: () => import("./en/home.ts").then((it) => it.home),
  layout: () => import("./en/layout.ts").then((it) => it.layout),
  partners: () => import("./en/partners.ts").then((it) => it.partners),
  products: () => import("./en/products.ts").then((it) => it.products),
  requests: () => import("./en/requests.ts").then((it) => it.requests),
  ui: () => import("./en/ui.ts").then((it) => it.ui),
};

export type Topic = keyof typeof english;

const languages: Record<Exclude<Language, typeof ownLanguage>, Record<Topic, () => Promise<Record<string, string>>>> = {
  en: english,
};

/** What these topics say in a language that is not the site's own. */
export async function wordsOf(
  language: keyof typeof languages,
  topics: readonly Topic[],
): Promise<Record<string, string>> {
  const words = await Promise.all(topics.map((topic) => languages[language][topic]()));
  return Object.assign({}, ...words);
}
