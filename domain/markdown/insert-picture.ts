import { tidyDescription } from "./runs.ts";

/**
 * The markdown of an article with a picture on a line of its own, after the line in which the caret (`at`) stands, and
 * where the caret belongs then. It says `alt` to whoever does not see it, without what the marks of a picture cannot hold.
 */
export function insertPicture(
  text: string,
  at: number,
  picture: { src: string; alt: string },
): { text: string; caret: number } {
  const lineEnd = text.indexOf("\n", Math.max(0, at));
  const before = (lineEnd < 0 ? text : text.slice(0, lineEnd)).trimEnd();
  const after = (lineEnd < 0 ? "" : text.slice(lineEnd)).trimStart();
  const start = `${before === "" ? "" : `${before}\n\n`}![${tidyDescription(picture.alt)}](${picture.src})\n`;
  return { text: after === "" ? start : `${start}\n${after}`, caret: start.length };
}
