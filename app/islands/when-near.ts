/** Acts once for each element that is given to it, when it comes near the screen. */
export function whenNear(act: (element: HTMLElement) => void): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        if (target instanceof HTMLElement) act(target);
      }
    },
    { rootMargin: "200px" },
  );
  return observer;
}
