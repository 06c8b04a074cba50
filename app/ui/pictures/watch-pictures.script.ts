// Before the first picture can fail: marks those that did not come with `data-broken`, so that the browser's broken frame
// is hidden and what stands in for it shows; one with `data-instead` gets that picture.
for (const type of ["error", "load"]) {
  addEventListener(
    type,
    ({ target }) => {
      if (!(target instanceof HTMLImageElement)) return;
      const { instead } = target.dataset;
      if (type === "error" && instead) {
        delete target.dataset.instead;
        target.src = instead;
      } else (target.closest("picture") ?? target).toggleAttribute("data-broken", type === "error");
    },
    true,
  );
}

export {};
