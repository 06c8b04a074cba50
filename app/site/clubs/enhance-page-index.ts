/** Wakes `<PageIndex>` and `<LegalIndex>`: marks the section that the reader's eyes are on, as the page is scrolled. */
export function enhancePageIndex(index: HTMLElement): void {
  const links = [...index.querySelectorAll("a")];
  const sections = links.map((link) => {
    const target = document.getElementById(link.hash.slice(1));
    return target?.closest("section") ?? target;
  });
  // A third down the screen; on a low one still below where a section stands to which a link has led.
  const below = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const line = Math.round(Math.max(innerHeight / 3, below + 56));
  const update = () => {
    const place = sections.findLastIndex((section) => section && section.getBoundingClientRect().top <= line);
    // At the very end of the page it is the last one, however short it is.
    const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    mark(index, links.at(isEnd ? -1 : Math.max(0, place)));
  };
  // Sections cross the line one after the other.
  const observer = new IntersectionObserver(update, { rootMargin: `-${line}px 0px ${line + 1 - innerHeight}px` });
  for (const section of sections) if (section) observer.observe(section);
  addEventListener("scrollend", update, { passive: true });
}

function mark(index: HTMLElement, link: HTMLAnchorElement | undefined): void {
  if (!link || link.hasAttribute("aria-current")) return;
  index.querySelector("[aria-current]")?.removeAttribute("aria-current");
  link.setAttribute("aria-current", "true");
  // Only the list may move, never the page.
  const list = link.closest("ul");
  list?.scrollTo({ left: link.offsetLeft - list.offsetLeft - list.clientWidth / 3 });
}
