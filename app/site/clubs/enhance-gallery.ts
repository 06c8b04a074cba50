import { modalPopover } from "#app/ui/modal-popover.ts";
import { fetchPicture, showThumbnails } from "./gallery-pictures.ts";

/** Wakes `<Gallery>`: its links open the dialog at their picture; arrows, buttons and swipes go on from there. */
export function enhanceGallery(element: HTMLElement): void {
  const dialog = element.querySelector("dialog");
  const content = dialog?.querySelector("template")?.content;
  if (!dialog || !content) return;
  dialog.append(content);
  const strip = dialog.querySelector("ul");
  if (!strip) return;
  modalPopover(dialog);
  const links = [...element.querySelectorAll<HTMLAnchorElement>("a[data-replay]")];
  links.forEach((link, place) => {
    link.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      showThumbnails(strip, links);
      dialog.showPopover();
      go(strip, place, "instant");
      strip.focus({ preventScroll: true });
      update();
    });
  });
  const update = () => {
    if (!dialog.matches(":popover-open")) return;
    fetchPicture(strip, shownPlace(strip));
    showPlace(dialog, shownPlace(strip), links.length);
  };
  strip.addEventListener("scroll", update, { passive: true });
  dialog.addEventListener("click", (event) => {
    const step = stepOf(event.target);
    if (step) go(strip, shownPlace(strip) + step);
  });
  dialog.addEventListener("keydown", (event) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    go(strip, shownPlace(strip) + step);
  });
  // Its form closes a dialog, which a popover is not.
  dialog.addEventListener("submit", () => dialog.hidePopover());
  dialog.addEventListener("toggle", ({ newState }) => newState === "closed" && links[shownAtClose]?.focus());
  let shownAtClose = 0;

  function showPlace(inside: HTMLDialogElement, place: number, count: number): void {
    shownAtClose = place;
    const text = `${place + 1} / ${count}`;
    const line = inside.querySelector('[data-gallery="count"]');
    if (line && line.textContent !== text) line.textContent = text;
    setEnd(inside, "previous", place === 0);
    setEnd(inside, "next", place === count - 1);
  }
}

function setEnd(dialog: HTMLElement, name: string, isEnd: boolean): void {
  const button = dialog.querySelector<HTMLButtonElement>(`[data-gallery="${name}"]`);
  if (!button) return;
  // A disabled button would drop the focus out of the keyboard's hands.
  if (isEnd && button === document.activeElement) dialog.querySelector<HTMLElement>("ul")?.focus();
  button.disabled = isEnd;
}

function stepOf(target: EventTarget | null): number {
  const button = target instanceof Element ? target.closest<HTMLElement>("[data-gallery]") : null;
  return button?.dataset.gallery === "next" ? 1 : button?.dataset.gallery === "previous" ? -1 : 0;
}

const shownPlace = (strip: HTMLElement) => Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth));

function go(strip: HTMLElement, place: number, behavior?: ScrollBehavior): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  strip.scrollTo({ left: place * strip.clientWidth, behavior: behavior ?? (still ? "instant" : "smooth") });
}
