import { findParagraph } from "#domain/review/paragraphs.ts";

const blocks = ".sheet__form .editor__text :is(p, li, h1, h2, h3, h4, h5, h6)";
const fields = ".sheet__form :is(textarea, input[type=text], input:not([type]))";

/** Leads to a paragraph of the form that is open: in the text as it looks, or in the field that holds it. */
export function showParagraph(paragraph: string): void {
  const all = [...document.querySelectorAll<HTMLElement>(blocks)];
  const text = findParagraph(paragraph, all.map(textOf));
  const block = all.find((element) => textOf(element) === text);
  if (text !== null && block) {
    block.closest<HTMLElement>(".editor__text")?.focus({ preventScroll: true });
    getSelection()?.collapse(block, 0);
    block.scrollIntoView({ block: "center" });
    return;
  }
  // Marks of Markdown may stand between its words.
  const beginning = paragraph.slice(0, 24);
  for (const field of document.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>(fields)) {
    const at = field.value.indexOf(beginning);
    if (at === -1 || field.closest(".comment-composer")) continue;
    field.focus({ preventScroll: true });
    field.setSelectionRange(at, at + beginning.length);
    field.scrollIntoView({ block: "center" });
    return;
  }
}

const textOf = (element: HTMLElement) => element.textContent ?? "";
