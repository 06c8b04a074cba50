/**
 * How many letters the design has room for, where a longer text would push others about. The panel counts them while
 * people write and refuses more; the site steps down or clamps what is stored already (decision 0126).
 */
export const textLimits = {
  callToAction: 24,
  menuEntry: 20,
  heroLine: 28,
  review: 400,
  // As much as results of search show of a page.
  searchTitle: 70,
  searchDescription: 160,
} as const;
