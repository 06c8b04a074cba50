/** As long as a pointer that is on its way elsewhere does not stay. */
const restMs = 50;
/** Each page opened ahead is a process of the browser: the one rested on, and the one before, as it keeps by itself. */
const mostOpen = 2;

/**
 * Has the page opened ahead whose link a mouse has come to rest on: left to itself the browser waits for 200 ms, and most
 * presses come soon after. What may be opened, and when not (to save power, say), is for the browser and the rules in the
 * page to say, which know the mark (`prefetch-rules.ts`).
 */
export function openAtRest(): void {
  if (navigator.connection?.saveData || matchMedia("(prefers-reduced-data: reduce)").matches) return;
  let marked: HTMLAnchorElement[] = [];
  let over: HTMLAnchorElement | null = null;
  let timer = 0;
  const mark = (link: HTMLAnchorElement) => {
    marked = [...marked.filter((element) => element !== link), link];
    link.dataset.next = "";
    if (marked.length > mostOpen) delete marked.shift()?.dataset.next;
  };
  const follow = (link: HTMLAnchorElement | null) => {
    if (link === over) return;
    over = link;
    clearTimeout(timer);
    if (link && !leadsHere(link)) timer = window.setTimeout(mark, restMs, link);
  };
  addEventListener(
    "pointerover",
    ({ pointerType, target }) => {
      if (pointerType === "mouse" && target instanceof Element) follow(target.closest<HTMLAnchorElement>("a[href]"));
    },
    { passive: true },
  );
  // This code comes with the first movement, which may have ended on a link.
  follow(document.querySelector<HTMLAnchorElement>("a[href]:hover"));
}

const leadsHere = ({ pathname, search }: HTMLAnchorElement): boolean =>
  pathname === location.pathname && search === location.search;
