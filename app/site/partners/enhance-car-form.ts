const PATIENCE_MS = 10_000;

/** Wakes `<CarForm>`: the dealer's host hears of a visitor who has come as far as its form. */
export function enhanceCarForm(place: HTMLElement): void {
  const frame = place.querySelector<HTMLIFrameElement>("iframe[data-src]");
  const loading = place.querySelector<HTMLElement>(".loading");
  const failed = place.querySelector<HTMLElement>("[role=status][hidden]");
  if (!frame?.dataset.src || !loading || !failed) return;
  const late = setTimeout(() => {
    loading.hidden = true;
    failed.hidden = false;
  }, PATIENCE_MS);
  frame.addEventListener("load", () => {
    clearTimeout(late);
    loading.hidden = failed.hidden = true;
    frame.dataset.loaded = "";
  });
  frame.src = frame.dataset.src;
}
