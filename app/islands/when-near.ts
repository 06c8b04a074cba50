/** Acts once for each element that is given to it, when it comes near the screen. */
export function whenNear(act: (element: HTMLElement) => void): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        // Nothing else is given to it.
        act(target as HTMLElement);
      }
    },
    { rootMargin: "200px" },
  );
  return observer;
}
