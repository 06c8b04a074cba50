import { safeLink } from "../links/link-safety.ts";
import type { Inline } from "./parse-inlines.ts";

/** A stretch of a text with one look: what an editor holds between two changes of it. */
export interface Run {
  is: { text: string } | { src: string; alt: string } | "break";
  bold: boolean;
  italic: boolean;
  href: string | null;
}

const plain = { bold: false, italic: false, href: null };

/** The inlines of a block one after the other, each with every mark that lies on it. */
export function runsOf(inlines: readonly Inline[], look: Omit<Run, "is"> = plain): Run[] {
  return inlines.flatMap((inline): Run[] => {
    switch (inline.kind) {
      case "text":
        return [{ is: { text: inline.text }, ...look }];
      case "break":
        return [{ is: "break", ...look }];
      case "image":
        return [{ is: { src: inline.src, alt: inline.alt }, ...look }];
      case "link":
        return runsOf(inline.children, { ...look, href: inline.href });
      default:
        return runsOf(inline.children, { ...look, [inline.kind]: true });
    }
  });
}

/**
 * The same stretches as Markdown can say them: no blanks at the ends of lines or at the edges of bold and italic, no
 * address or description that would end too early.
 */
export function tidyRuns(runs: readonly Run[]): Run[] {
  const sayable = runs.map(({ is, bold, italic, href }) => ({ is: tidyPart(is), bold, italic, href: tidyHref(href) }));
  const bold = withoutEdges(sayable, "bold");
  return joined(withoutLineEnds(withoutEdges(bold, "italic")));
}

function tidyPart(is: Run["is"]): Run["is"] {
  if (is === "break") return is;
  if ("text" in is) return { text: is.text.replace(/[\r\n]+/g, " ") };
  return { src: tidyAddress(is.src), alt: tidyDescription(is.alt) };
}

/** What describes a picture, without what would end its description. */
export const tidyDescription = (alt: string) =>
  alt.replaceAll("[", "(").replaceAll("]", ")").replace(/\s+/g, " ").slice(0, 500);

function tidyHref(href: string | null): string | null {
  const safe = safeLink(href);
  return safe === null ? null : tidyAddress(safe);
}

const tidyAddress = (address: string) => {
  const whole = address.replace(/\s/g, encodeURIComponent);
  const isEven = /^(?:[^()]|\([^()]{0,500}\))*$/.test(whole);
  return isEven ? whole : whole.replaceAll("(", "%28").replaceAll(")", "%29");
};

/** Bold and italic begin and end at a letter. */
function withoutEdges(runs: readonly Run[], mark: "bold" | "italic"): Run[] {
  const begun = unmarkStarts(runs, mark, (text) => /^\s*/.exec(text)?.[0].length ?? 0);
  return unmarkStarts(begun.toReversed(), mark, (text) => text.trimEnd().length - text.length).toReversed();
}

/** `blanks`: how many letters of a text, counted from its end when negative, carry the mark for nothing. */
function unmarkStarts(runs: readonly Run[], mark: "bold" | "italic", blanks: (text: string) => number): Run[] {
  let isInside = false;
  return runs.flatMap((run) => {
    if (!run[mark]) isInside = false;
    if (!run[mark] || isInside) return run;
    if (run.is === "break") return { ...run, [mark]: false };
    isInside = true;
    if (!("text" in run.is)) return run;
    const { text } = run.is;
    const count = blanks(text);
    if (Math.abs(count) === text.length) isInside = false;
    if (count === 0) return run;
    const at = count > 0 ? count : text.length + count;
    const parts: Run[] = [
      { ...run, is: { text: text.slice(0, at) }, ...(count > 0 && { [mark]: false }) },
      { ...run, is: { text: text.slice(at) }, ...(count < 0 && { [mark]: false }) },
    ];
    // The caller walks backwards when it counts from the end.
    return count > 0 ? parts : parts.toReversed();
  });
}

/** Blanks at the ends of lines are nobody's. */
function withoutLineEnds(runs: readonly Run[]): Run[] {
  const lines: Run[][] = [[]];
  for (const run of runs) {
    if (run.is === "break") lines.push([run], []);
    else lines.at(-1)?.push(run);
  }
  return lines.flatMap((line) => trimmedEnd(trimmedEnd(line, "trimStart").toReversed(), "trimEnd").toReversed());
}

function trimmedEnd(line: readonly Run[], trim: "trimStart" | "trimEnd"): Run[] {
  const [first, ...others] = line;
  if (!first || first.is === "break" || !("text" in first.is)) return [...line];
  const text = first.is.text[trim]();
  return text === "" ? trimmedEnd(others, trim) : [{ ...first, is: { text } }, ...others];
}

function joined(runs: readonly Run[]): Run[] {
  const whole: Run[] = [];
  for (const run of runs) {
    const last = whole.at(-1);
    if (run.is !== "break" && "text" in run.is && run.is.text === "") continue;
    if (last && isText(last) && isText(run) && isSameLook(last, run)) last.is = { text: last.is.text + run.is.text };
    else whole.push({ ...run });
  }
  return whole;
}

const isText = (run: Run): run is Run & { is: { text: string } } => run.is !== "break" && "text" in run.is;
const isSameLook = (a: Run, b: Run) => a.bold === b.bold && a.italic === b.italic && a.href === b.href;
