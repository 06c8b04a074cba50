import type { SyntheticEvent } from "react";

/**
 * For the element round a preview: marks the pictures in it that did not come, as `watchPictures` does on the site, so
 * that staff see what visitors will. React hands over the events of a preview's own document too, where no listener of
 * this one hears them.
 */
export const markPictures = { onErrorCapture: mark, onLoadCapture: mark };

function mark({ type, target }: SyntheticEvent): void {
  if (!isPicture(target)) return;
  const { instead } = target.dataset;
  const isBroken = type === "error";
  if (isBroken && instead) {
    delete target.dataset.instead;
    target.src = instead;
  } else (target.closest("picture") ?? target).toggleAttribute("data-broken", isBroken);
}

/** Of another document's elements no class of this one's is the parent. */
const isPicture = (target: EventTarget): target is HTMLImageElement =>
  "localName" in target && target.localName === "img";
