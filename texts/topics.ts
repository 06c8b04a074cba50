import type { Language, ownLanguage } from "#shared/language.ts";

/**
 * English by topic, for what wakes in a browser: each part brings the topics that it says, and no page the whole
 * catalogue. The texts stand under the name of their file.
 */
const english = {
  careers: () => import("./en/careers.ts").then((loaded) => loaded.careers),
  clubs: () => import("./en/clubs.ts").then((loaded) => loaded.clubs),
  consent: () => import("./en/consent.ts").then((loaded) => loaded.consent),
  episodes: () => import("./en/episodes.ts").then((loaded) => loaded.episodes),
  home: () => import("./en/home.ts").then((loaded) => loaded.home),
  layout: () => import("./en/layout.ts").then((loaded) => loaded.layout),
  partners: () => import("./en/partners.ts").then((loaded) => loaded.partners),
  products: () => import("./en/products.ts").then((loaded) => loaded.products),
  requests: () => import("./en/requests.ts").then((loaded) => loaded.requests),
  ui: () => import("./en/ui.ts").then((loaded) => loaded.ui),
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
