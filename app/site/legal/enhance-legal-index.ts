/** Wakes `<LegalIndex>`: marks the section that the reader's eyes are on, a third down the screen. */
export function enhanceLegalIndex(index: HTMLElement): void {
  const links = new Map<Element, HTMLAnchorElement>();
  for (const link of index.querySelectorAll("a")) {
    const section = document.getElementById(link.hash.slice(1))?.parentElement;
    if (section) links.set(section, link);
  }
  const observer = new IntersectionObserver(
    (entries) => {
      const section = entries.find(({ isIntersecting }) => isIntersecting)?.target;
      const link = section && links.get(section);
      if (!link) return;
      index.querySelector("[aria-current]")?.removeAttribute("aria-current");
      link.setAttribute("aria-current", "true");
    },
    { rootMargin: "-33% 0px -66% 0px" },
  );
  for (const section of links.keys()) observer.observe(section);
}
