import { inLanguage, type Language } from "#shared/language.ts";

const pagesOfOurs = [
  { href_matches: "/*" },
  { not: { href_matches: ["/admin*", "/login*", "/storage/*", "/pictures/*"] } },
  { not: { selector_matches: "[target=_blank], [download]" } },
];

// What others show there would count its patience before anyone looks: these pages are fetched, not opened ahead.
const withThirdParties = (language: Language) => ({
  href_matches: ["/careers*", "/contact*", "/partners/*"].map((it) => inLanguage(it, language)),
});

/**
 * Inline in every public page: where a pointer rests on a link of ours, or presses it, the browser opens that page ahead
 * out of sight (speculation rules; browsers without them, and those told to save data or power, pass them over).
 */
export const prefetchRules = (language: Language): string =>
  JSON.stringify({
    prefetch: [{ where: { and: [...pagesOfOurs, withThirdParties(language)] }, eagerness: "moderate" }],
    prerender: [{ where: { and: [...pagesOfOurs, { not: withThirdParties(language) }] }, eagerness: "moderate" }],
  });
