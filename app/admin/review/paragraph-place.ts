import { paragraphFinder, placedParagraphs } from "#domain/review/paragraphs.ts";

const blocks = ".sheet__form .editor__text :is(p, li, h1, h2, h3, h4, h5, h6)";
const fields = ".sheet__form :is(textarea, input[type=text], input:not([type]))";

/** Where a paragraph stands: a block of the text as it looks, or a field that holds it from a letter on. */
type Place = { element: HTMLElement } | { element: Field; at: number; text: string };
type Field = HTMLTextAreaElement | HTMLInputElement;

/** Finds paragraphs in the form that is open, as it is now. */
function placeFinder(): (paragraph: string) => Place | null {
  const known: (Place & { text: string })[] = [
    ...[...document.querySelectorAll<HTMLElement>(blocks)].map((element) => ({ element, text: textOf(element) })),
    ...[...document.querySelectorAll<Field>(fields)].flatMap((element) =>
      placedParagraphs(element.value).map(({ paragraph: text, at }) => ({ element, text, at })),
    ),
  ];
  const places = new Map(known.toReversed().map((place) => [place.text, place]));
  let find: ReturnType<typeof paragraphFinder> | undefined;
  return (paragraph) => {
    const place = places.get(paragraph);
    if (place) return place;
    // It is being written in: asked after its words, which takes longer.
    find ??= paragraphFinder([...places.keys()]);
    return places.get(find(paragraph) ?? "") ?? null;
  };
}

/** How high paragraphs stand in the window, or null where nobody sees them. */
export function paragraphTops(paragraphs: readonly string[]): (number | null)[] {
  const find = placeFinder();
  const places = paragraphs.map((paragraph) => (paragraph === "" ? null : find(paragraph)));
  // Read before lines are measured in a copy, which the browser would lay the page out again for.
  const tops = places.map((place) => (place?.element.offsetParent ? place.element.getBoundingClientRect().top : null));
  const held = Map.groupBy(
    places.filter((place) => isInField(place)),
    ({ element }) => element,
  );
  const heights = new Map([...held].flatMap(([field, those]) => [...lineHeights(field, those)]));
  return places.map((place, at) => {
    const top = tops[at] ?? null;
    return place === null || top === null ? null : top + (heights.get(place) ?? 0);
  });
}

type InField = Extract<Place, { at: number }>;
const isInField = (place: Place | null): place is InField => place !== null && "at" in place;

/** How far below the top of a field the lines stand that paragraphs begin with: measured in a copy of it. */
function lineHeights(field: Field, places: readonly InField[]): Map<Place, number> {
  if (field instanceof HTMLInputElement) return new Map();
  const copy = document.createElement("div");
  // Not `font` as one: it says nothing of a field without kerning.
  const { fontFamily, fontSize, fontWeight, fontKerning, lineHeight } = getComputedStyle(field);
  const { letterSpacing, padding, border } = getComputedStyle(field);
  Object.assign(copy.style, { fontFamily, fontSize, fontWeight, fontKerning, lineHeight, letterSpacing });
  Object.assign(copy.style, { padding, border, width: `${field.offsetWidth}px` });
  Object.assign(copy.style, { position: "absolute", visibility: "hidden", boxSizing: "border-box" });
  Object.assign(copy.style, { whiteSpace: "pre-wrap", overflowWrap: "break-word" });
  let end = 0;
  const marks = places
    .toSorted((one, other) => one.at - other.at)
    .map((place) => {
      const mark = document.createElement("span");
      copy.append(field.value.slice(end, place.at), mark);
      end = place.at;
      return [place, mark] as const;
    });
  copy.append(field.value.slice(end));
  field.after(copy);
  const lines = marks.map(([place, mark]) => {
    const line = mark.offsetTop - field.scrollTop;
    return [place, Math.max(0, Math.min(line, field.clientHeight))] as const;
  });
  copy.remove();
  return new Map(lines);
}

export function showParagraph(paragraph: string): void {
  const place = placeFinder()(paragraph);
  const [top] = paragraphTops([paragraph]);
  if (!place) return;
  const { element } = place;
  if (isInField(place)) {
    element.focus({ preventScroll: true });
    place.element.setSelectionRange(place.at, place.at + 24);
  } else {
    element.closest<HTMLElement>(".editor__text")?.focus({ preventScroll: true });
    getSelection()?.collapse(element, 0);
  }
  const body = element.closest(".sheet__body");
  if (body && typeof top === "number")
    body.scrollBy({ top: top - body.getBoundingClientRect().top - body.clientHeight / 2 });
}

const textOf = (element: HTMLElement) => element.textContent ?? "";
