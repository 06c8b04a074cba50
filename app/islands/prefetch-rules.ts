const pagesOfOurs = [
  { href_matches: "/*" },
  { not: { href_matches: ["/admin*", "/login*", "/storage/*", "/pictures/*"] } },
  { not: { selector_matches: "[target=_blank], [download]" } },
];

/**
 * Inline in every public page: where a pointer rests on a link of ours for 200 ms, or presses it, the browser opens that
 * page ahead out of sight (speculation rules; browsers without them, and those told to save data or power, pass them
 * over). What others bring into a page waits until somebody sees it (`untilSeen`).
 */
export const prefetchRules = JSON.stringify({
  prerender: [{ where: { and: pagesOfOurs }, eagerness: "moderate" }],
});
