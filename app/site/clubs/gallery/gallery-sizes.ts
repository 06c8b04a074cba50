import { columnWidth } from "#app/ui/titles/column-width.ts";

const page = columnWidth(12);
/** A square shows a picture of 4:3 cut at its sides: what is laid out is a third wider. */
const cut = 4 / 3;

const phone = { row: page, square: share(8, 2, cut) };
const desk = { row: page, double: share(12, 2), doubleSquare: share(12, 2, cut), square: share(36, 4, cut) };

/** How wide each of a club's pictures is laid out, for `sizes`: the columns and rows of gallery.css. */
export function gallerySizes(count: number, place: number): string {
  return `(min-width: 64rem) ${onDesk(count, place)}, ${onPhone(count, place)}`;
}

function onPhone(count: number, place: number): string {
  const standsAlone = place === count - 1 && place % 2 === 1;
  return place === 0 || standsAlone ? phone.row : phone.square;
}

function onDesk(count: number, place: number): string {
  if (count === 1) return desk.row;
  if (place === 0 || count === 2) return desk.doubleSquare;
  return isWide(count, place) ? desk.double : desk.square;
}

/** As many wide ones as it takes for the last row to end full. */
function isWide(count: number, place: number): boolean {
  if (place === 1) return count % 4 !== 1;
  if (place === 2) return count % 4 === 2 || count % 4 === 3;
  return count % 4 === 2 && place === count - 1;
}

/** One of `columns` with `gaps` pixels between them all, its picture `times` as wide. */
function share(gaps: number, columns: number, times = 1): string {
  return `calc((${page} - ${gaps}px) * ${(times / columns).toFixed(4)})`;
}
