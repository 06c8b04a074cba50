export type TileSpan = 3 | 4 | 6 | 12;

/** How many of twelve columns each of so many tiles takes, so that rows end full: open clubs large, the others small. */
export function tileSpan(count: number, isWorks: boolean): TileSpan {
  if (isWorks) return count % 4 === 0 ? 3 : count === 2 ? 6 : 4;
  if (count === 1) return 12;
  return count % 3 === 0 ? 4 : 6;
}
