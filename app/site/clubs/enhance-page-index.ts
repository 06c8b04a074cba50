/** Wakes `<PageIndex>`: marks the section that lies under it as the page is scrolled. */
export function enhancePageIndex(index: HTMLElement): void {
  const links = new Map<Element, HTMLAnchorElement>();
  for (const link of index.querySelectorAll("a")) {
    const section = document.getElementById(link.hash.slice(1));
    if (section) links.set(section, link);
  }
  const update = () => mark(index, current(index, links));
  // A thin line below the index: sections cross it one after the other.
  const below = Math.round(index.getBoundingClientRect().height + Number.parseFloat(getComputedStyle(index).top)) + 80;
  const observer = new IntersectionObserver(update, { rootMargin: `-${below}px 0px ${below + 1 - innerHeight}px` });
  for (const section of links.keys()) observer.observe(section);
  addEventListener("scrollend", update, { passive: true });
}

/** The last section whose top has passed the line; at the very end of the page the last one, however short it is. */
function current(index: HTMLElement, links: Map<Element, HTMLAnchorElement>): HTMLAnchorElement | undefined {
  const line = index.getBoundingClientRect().bottom + 80;
  const all = [...links];
  const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const [, passed] = all.findLast(([section]) => section.getBoundingClientRect().top <= line) ?? [];
  return isEnd ? all.at(-1)?.[1] : (passed ?? all[0]?.[1]);
}

function mark(index: HTMLElement, link: HTMLAnchorElement | undefined): void {
  if (!link || link.hasAttribute("aria-current")) return;
  index.querySelector("[aria-current]")?.removeAttribute("aria-current");
  link.setAttribute("aria-current", "true");
  // Only the list may move, never the page.
  const list = link.closest("ul");
  list?.scrollTo({ left: link.offsetLeft - list.offsetLeft - list.clientWidth / 3 });
}
