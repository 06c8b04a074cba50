/**
 * Marks every picture that did not come with `data-broken`, so that the browser's broken frame is hidden and what stands
 * in for it shows; one with `data-instead` gets that picture. Runs inline, before the first picture fails: it must not
 * use anything outside itself.
 */
export function watchPictures(): void {
  for (const type of ["error", "load"]) {
    addEventListener(
      type,
      ({ target: img }) => {
        if (!(img instanceof HTMLImageElement)) return;
        const { instead } = img.dataset;
        const isBroken = type === "error";
        if (isBroken && instead) {
          delete img.dataset.instead;
          img.src = instead;
        } else (img.closest("picture") ?? img).toggleAttribute("data-broken", isBroken);
      },
      true,
    );
  }
}
