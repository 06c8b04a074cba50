// The same as --container-page, --spacing-gutter and --spacing-gap in tokens.css, which `sizes` cannot read.
const page = "min(100vw, 95rem)";
const gutter = "clamp(1.25rem, 0.41rem + 3.43vw, 3.5rem)";
const gap = "clamp(1rem, 0.81rem + 0.76vw, 1.5rem)";

/**
 * For `sizes`: how wide `columns` of the page's twelve are, to the pixel. A guess in `vw` has pictures sent that hold
 * half as many pixels again as are shown.
 */
export function columnWidth(columns: number): string {
  if (columns === 12) return `calc(${page} - 2 * ${gutter})`;
  return `calc((${page} - 2 * ${gutter} + ${gap}) * ${columns} / 12 - ${gap})`;
}
