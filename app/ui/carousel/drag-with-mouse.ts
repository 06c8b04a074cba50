const DRAG_PX = 6;

/** Lets the mouse pull a row of cards. A drag of more than 6 px is not a click. What it returns is due once they are at rest. */
export function dragWithMouse(root: HTMLElement, list: HTMLElement): () => void {
  let from: { x: number; scroll: number } | undefined;
  let dragged = false;
  list.addEventListener("dragstart", (event) => event.preventDefault());
  list.addEventListener("pointerdown", (event) => {
    dragged = false;
    if (event.pointerType === "mouse" && event.button === 0) from = { x: event.clientX, scroll: list.scrollLeft };
  });
  list.addEventListener("pointermove", (event) => {
    if (!from) return;
    const distance = event.clientX - from.x;
    if (!dragged && Math.abs(distance) > DRAG_PX) {
      dragged = true;
      list.setPointerCapture(event.pointerId);
      root.classList.add("carousel--dragging");
    }
    if (dragged) list.scrollLeft = from.scroll - distance;
  });
  const done = () => {
    if (from) return;
    list.style.scrollBehavior = "";
    root.classList.remove("carousel--dragging");
  };
  const release = () => {
    from = undefined;
    if (root.classList.contains("carousel--dragging") && !settles(list)) done();
  };
  list.addEventListener("pointerup", release);
  list.addEventListener("pointercancel", release);
  const swallow = (event: Event) => {
    if (!dragged) return;
    event.preventDefault();
    event.stopPropagation();
    dragged = false;
  };
  list.addEventListener("click", swallow, { capture: true });
  return done;
}

/** Glides to the nearest card before snapping is switched on again, which alone would jump. False where it stands there. */
function settles(list: HTMLElement): boolean {
  const origin = list.firstElementChild instanceof HTMLElement ? list.firstElementChild.offsetLeft : 0;
  const stops = [...list.children].map((card) => (card instanceof HTMLElement ? card.offsetLeft - origin : 0));
  const end = list.scrollWidth - list.clientWidth;
  const nearest = [...stops.filter((stop) => stop < end), end].reduce((best, stop) =>
    Math.abs(stop - list.scrollLeft) < Math.abs(best - list.scrollLeft) ? stop : best,
  );
  if (Math.abs(nearest - list.scrollLeft) < 1) return false;
  list.style.scrollBehavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
  list.scrollTo({ left: nearest });
  return true;
}
