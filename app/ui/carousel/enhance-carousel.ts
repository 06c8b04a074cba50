const RESTING_MS = 100;

/** Wakes a server-rendered `<Carousel>`: drag with the mouse, arrow keys, previous and next, progress track. */
export async function enhanceCarousel(root: HTMLElement): Promise<void> {
  const list = root.querySelector<HTMLElement>(".carousel__list");
  if (!list) return;
  standWhereItStood(list);
  followScroll(root, list);
  moveFocusWithArrows(list);
  const step = stepper(list);
  for (const button of root.querySelectorAll<HTMLButtonElement>("[data-carousel]")) {
    button.addEventListener("click", () => step(button.dataset.carousel === "next" ? 1 : -1));
  }
  // Touch scrolls by itself; only the mouse needs help. Without it buttons, keys and wheel still move the cards.
  if (matchMedia("(any-hover: hover)").matches) {
    await import("./drag-with-mouse.ts").then(
      (loaded) => whenAtRest(list, loaded.dragWithMouse(root, list)),
      () => undefined,
    );
  }
}

function followScroll(root: HTMLElement, list: HTMLElement) {
  const [previous, next] = ["previous", "next"].map((text) =>
    root.querySelector<HTMLButtonElement>(`[data-carousel="${text}"]`),
  );
  const bar = root.querySelector<HTMLElement>(".carousel__track i");
  const update = () => {
    // All is read before anything is written, and written where it shows: each card would be styled anew, twice.
    const { clientWidth, scrollLeft, scrollWidth } = list;
    const rest = scrollWidth - clientWidth;
    bar?.style.setProperty("--seen", String(clientWidth / scrollWidth));
    bar?.style.setProperty("--passed", String(rest > 0 ? Math.min(1, Math.max(0, scrollLeft / rest)) : 0));
    root.classList.toggle("carousel--still", rest <= 1);
    // Not `disabled`: that would take the focus from whoever presses it to the end.
    previous?.setAttribute("aria-disabled", String(scrollLeft <= 1));
    next?.setAttribute("aria-disabled", String(scrollLeft >= rest - 1));
  };
  list.addEventListener("scroll", update, { passive: true });
  new ResizeObserver(update).observe(list);
}

/** Browsers put back the page's own scroll after Back, not that of a row in it. Kept with this entry of the history. */
function standWhereItStood(list: HTMLElement) {
  const name = `carousel ${list.getAttribute("aria-label")}`;
  const kept: unknown = history.state?.[name];
  if (typeof kept === "number") list.scrollTo({ left: kept, behavior: "instant" });
  whenAtRest(list, () => history.replaceState({ ...history.state, [name]: list.scrollLeft }, ""));
}

/** Each time it has not been scrolled for a moment. Safari before 26.2 does not say `scrollend`. */
function whenAtRest(list: HTMLElement, act: () => void) {
  let resting: ReturnType<typeof setTimeout> | undefined;
  list.addEventListener(
    "scroll",
    () => {
      clearTimeout(resting);
      resting = setTimeout(act, RESTING_MS);
    },
    { passive: true },
  );
}

/** Moves one card per press, also when the next press comes while the cards still glide. */
function stepper(list: HTMLElement): (direction: 1 | -1) => void {
  let goal: number | undefined;
  whenAtRest(list, () => {
    goal = undefined;
  });
  return (direction) => {
    const [first, second] = list.children;
    if (!(first instanceof HTMLElement)) return;
    const stride = second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
    const end = list.scrollWidth - list.clientWidth;
    goal = Math.min(end, Math.max(0, (goal ?? list.scrollLeft) + stride * direction));
    list.scrollTo({ left: goal, behavior: motion() });
  };
}

function moveFocusWithArrows(list: HTMLElement) {
  list.addEventListener("keydown", (event) => {
    const direction = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const card = document.activeElement?.closest("li");
    if (!direction || !card || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const neighbour = direction === 1 ? card.nextElementSibling : card.previousElementSibling;
    const target = neighbour?.querySelector<HTMLElement>("a, button");
    target?.focus({ preventScroll: true });
    target?.closest("li")?.scrollIntoView({ inline: "start", block: "nearest", behavior: motion() });
  });
}

const motion = (): ScrollBehavior => (matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth");
