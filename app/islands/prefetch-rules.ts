const pagesOfOurs = [
  { href_matches: "/*" },
  { not: { href_matches: ["/admin*", "/login*", "/storage/*", "/pictures/*"] } },
  { not: { selector_matches: "[target=_blank], [download]" } },
];

// What others show there would count its patience before anyone looks: these pages are fetched, not opened ahead.
const withThirdParties = { href_matches: ["/careers*", "/contact*", "/partners/*"] };

/**
 * Inline in every public page: where a pointer rests on a link of ours, or presses it, the browser opens that page ahead
 * out of sight (speculation rules; browsers without them, and those told to save data or power, pass them over).
 */
export const prefetchRules = JSON.stringify({
  prefetch: [{ where: { and: [...pagesOfOurs, withThirdParties] }, eagerness: "moderate" }],
  prerender: [{ where: { and: [...pagesOfOurs, { not: withThirdParties }] }, eagerness: "moderate" }],
});
