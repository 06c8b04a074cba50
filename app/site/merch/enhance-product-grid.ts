const PATIENCE_MS = 300;

/**
 * Wakes `<ProductGrid>`: a product's page comes complete or not at all, so when it takes its time the card that leads to
 * it says so.
 */
export function enhanceProductGrid(grid: HTMLElement): void {
  let timer = 0;
  grid.addEventListener("click", (event) => {
    const card = event.target instanceof Element ? event.target.closest("a") : null;
    const line = card?.querySelector("[role=status]");
    if (!line || event.metaKey || event.ctrlKey || event.shiftKey) return;
    clearTimeout(timer);
    quiet(grid);
    timer = window.setTimeout(() => line.append(document.createElement("i"), grid.dataset.wait ?? ""), PATIENCE_MS);
  });
  // The browser may show this page again as it was left.
  addEventListener("pageshow", () => {
    clearTimeout(timer);
    quiet(grid);
  });
}

function quiet(grid: HTMLElement): void {
  for (const line of grid.querySelectorAll("[role=status]")) line.replaceChildren();
}
