/** How much a file weighs, as people say it: `420 KB`, `2,1 MB`. */
export function sizeInWords(bytes: number): string {
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1_000, "KB"] : [bytes / 1_000_000, "MB"];
  const digits = unit === "MB" && size < 100 ? 1 : 0;
  return `${Math.max(size, 1).toLocaleString("es-ES", { maximumFractionDigits: digits })} ${unit}`;
}
