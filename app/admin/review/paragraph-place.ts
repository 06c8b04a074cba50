import { findParagraph } from "#domain/review/paragraphs.ts";

const blocks = ".sheet__form .editor__text :is(p, li, h1, h2, h3, h4, h5, h6)";
const fields = ".sheet__form :is(textarea, input[type=text], input:not([type]))";

/** Where a paragraph of the form that is open stands: in the text as it looks, or in the field that holds it. */
export function paragraphPlace(paragraph: string): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(blocks)];
  const text = findParagraph(paragraph, all.map(textOf));
  const block = text !== null && all.find((element) => textOf(element) === text);
  if (block) return block;
  const holding = [...document.querySelectorAll<Field>(fields)].filter(({ value }) =>
    value.includes(beginning(paragraph)),
  );
  return holding[0] ?? null;
}

export function showParagraph(paragraph: string): void {
  const place = paragraphPlace(paragraph);
  if (!place) return;
  if ("value" in place) {
    const at = (place as Field).value.indexOf(beginning(paragraph));
    place.focus({ preventScroll: true });
    (place as Field).setSelectionRange(at, at + beginning(paragraph).length);
  } else {
    place.closest<HTMLElement>(".editor__text")?.focus({ preventScroll: true });
    getSelection()?.collapse(place, 0);
  }
  place.scrollIntoView({ block: "center" });
}

type Field = HTMLTextAreaElement | HTMLInputElement;

// Marks of Markdown may stand between its words.
const beginning = (paragraph: string) => paragraph.slice(0, 24);

const textOf = (element: HTMLElement) => element.textContent ?? "";
