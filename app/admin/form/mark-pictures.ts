import type { SyntheticEvent } from "react";

/**
 * For the element round a preview: marks the pictures in it that did not come, as `watchPictures` does on the site, so
 * that staff see what visitors will. React hands over the events of a preview's own document too, where no listener of
 * this one hears them.
 */
export const markPictures = { onErrorCapture: mark, onLoadCapture: mark };

function mark({ type, target }: SyntheticEvent): void {
  const picture = target as HTMLElement;
  // Of another document's elements no class of this one's is the parent.
  if (picture.localName !== "img") return;
  const { instead } = picture.dataset;
  const isBroken = type === "error";
  if (isBroken && instead) {
    delete picture.dataset.instead;
    (picture as HTMLImageElement).src = instead;
  } else (picture.closest("picture") ?? picture).toggleAttribute("data-broken", isBroken);
}
