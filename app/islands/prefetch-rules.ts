/**
 * Inline in every public page: where a pointer rests on a link of ours, the browser fetches that page ahead
 * (speculation rules; browsers without them, and those told to save data, pass them over).
 */
export const prefetchRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/admin*", "/login*", "/storage/*", "/pictures/*"] } },
          { not: { selector_matches: "[target=_blank], [download]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
