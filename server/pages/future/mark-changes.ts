// These run in the browser: `changeMarks` is their text, so they know nothing but each other.

interface Run {
  /** What stood there before. */
  went: string[];
  /** The places of what stands there now. */
  came: number[];
}

/** What differs between two lists of texts, stretch by stretch, with as much as possible taken for the same. */
export function runsOf(before: readonly string[], after: readonly string[]): Run[] {
  const width = after.length + 1;
  const same = new Uint16Array((before.length + 1) * width);
  for (let one = before.length - 1; one >= 0; one -= 1) {
    for (let other = after.length - 1; other >= 0; other -= 1) {
      const at = one * width + other;
      const longest = Math.max(same[at + width] ?? 0, same[at + 1] ?? 0);
      same[at] = before[one] === after[other] ? (same[at + width + 1] ?? 0) + 1 : longest;
    }
  }
  const runs: Run[] = [];
  let [one, other, isOpen] = [0, 0, false];
  while (one < before.length || other < after.length) {
    const isSame = one < before.length && other < after.length && before[one] === after[other];
    if (!isSame && !isOpen) runs.push({ went: [], came: [] });
    isOpen = !isSame;
    const at = one * width + other;
    const goes = other >= after.length || (one < before.length && (same[at + width] ?? 0) >= (same[at + 1] ?? 0));
    if (!isSame && goes) runs.at(-1)?.went.push(before[one] ?? "");
    if (!isSame && !goes) runs.at(-1)?.came.push(other);
    if (isSame || goes) one += 1;
    if (isSame || !goes) other += 1;
  }
  return runs;
}

/** What a page says, piece by piece: its lines and pictures. Whether a club is open now is no change of the page. */
function piecesOf(page: Document): { element: Element; text: string }[] {
  const lines = "h1,h2,h3,h4,p,li,dt,dd,a,figcaption,td,th,img";
  return [...page.querySelectorAll(lines)]
    .filter(
      (element) => !element.closest(".vista, .cookie-card, dialog, noscript, template, [data-wakes='open-status']"),
    )
    .filter((element) => !element.querySelector(lines))
    .map((element) => ({
      element,
      text: element.getAttribute("src") ?? wordsOf(element),
    }))
    .filter(({ text }) => text !== "");
}

function wordsOf(element: Element): string {
  const texts: string[] = [];
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? "");
  return texts.join(" ").replace(/\s+/g, " ").replace(/ ,/g, ",").trim();
}

/** What is another than on today's page: where it stands, and what stands there today. */
function changesOf(pieces: readonly { element: Element; text: string }[], today: Document): Map<Element, string[]> {
  const before = piecesOf(today).map(({ text }) => text);
  const runs = runsOf(
    before,
    pieces.map(({ text }) => text),
  );
  const found = new Map<Element, string[]>();
  let end = 0;
  for (const { went, came } of runs) {
    end = came.at(-1) ?? end;
    const { element } = pieces[came[0] ?? end] ?? {};
    let place = element?.closest("article, li") ?? element;
    // What stands in a menu that is closed is shown at the menu.
    while (place && place.getBoundingClientRect().width === 0) place = place.parentElement ?? undefined;
    const said = went.map((text) => (/^(\/|data:|https?:)/.test(text) ? "otra imagen" : text));
    if (place) found.set(place, [...(found.get(place) ?? []), ...said]);
  }
  return found;
}

/** A frame round each, with what stands there today. */
function frame(changes: Map<Element, string[]>): void {
  for (const old of document.querySelectorAll(".vista-cambio")) old.remove();
  for (const [element, said] of changes) {
    const at = element.getBoundingClientRect();
    if (at.width === 0) continue;
    const left = Math.max(6, at.left - 8);
    const width = Math.min(at.right + 8, document.documentElement.clientWidth - 6) - left;
    const mark = document.createElement("div");
    // The page's head stays where it is while what is below goes under it, with its frames.
    const stays = element.closest(".site-header") !== null;
    const top = at.top + (stays ? 0 : scrollY);
    mark.className = `vista-cambio${top < 40 ? " vista-cambio--top" : ""}${stays ? " vista-cambio--stays" : ""}`;
    mark.style.cssText = `top:${top - 8}px;left:${left + scrollX}px;width:${width}px;height:${at.height + 16}px`;
    const label = document.createElement("b");
    const words = said.join(", ");
    label.textContent =
      said.length === 0 ? "Hoy no está" : `Hoy: ${words.length > 60 ? `${words.slice(0, 59)}…` : words}`;
    mark.append(label);
    document.body.append(mark);
  }
}

/** The button that shows what is another than today, once it is known how much that is. */
async function offerChanges(button: HTMLButtonElement, address: string): Promise<void> {
  // As the page came, before its own scripts change it.
  const pieces = piecesOf(document);
  const answer = await fetch(address, { credentials: "omit" });
  button.hidden = false;
  if (!answer.ok) {
    button.disabled = true;
    button.textContent = "Hoy no existe";
    return;
  }
  // Its styles are not needed, and not allowed here.
  const html = (await answer.text()).replace(/<style[\s\S]*?<\/style>/g, "");
  const changes = changesOf(pieces, new DOMParser().parseFromString(html, "text/html"));
  const count = changes.size;
  button.disabled = count === 0;
  button.textContent = count === 0 ? "Igual que hoy" : `Señalar ${count === 1 ? "1 cambio" : `${count} cambios`}`;
  const show = () => frame(button.getAttribute("aria-pressed") === "true" ? changes : new Map());
  button.addEventListener("click", () => {
    const isShown = button.getAttribute("aria-pressed") === "true";
    button.setAttribute("aria-pressed", String(!isShown));
    show();
    if (!isShown) changes.keys().next().value?.scrollIntoView({ block: "center" });
  });
  addEventListener("resize", show);
}

/** Their text, for the script of the bar. */
export const changeMarks = [runsOf, piecesOf, wordsOf, changesOf, frame, offerChanges].map(String).join("\n");
