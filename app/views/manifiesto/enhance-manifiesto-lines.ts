/** Wakes `<ManifiestoLines>`: the line that stands across the middle of the screen carries the weight. */
export function enhanceManifiestoLines(list: HTMLElement): void {
  const middle = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) target.toggleAttribute("data-centred", isIntersecting);
    },
    { rootMargin: "-50% 0px -50% 0px" },
  );
  for (const line of list.children) middle.observe(line);
}
