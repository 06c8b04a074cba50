/** The second half of a double click comes within this time; whoever wants another tab waits for longer. */
const doubleClickMs = 700;

/**
 * Wakes `<ProductOptions>`: says what is chosen, and asks for a size before the link to the shop is followed, once. The
 * tiles are the sizes that are left and the link stands only where something can be bought, so the rules themselves
 * (`buyClick`) need not travel before the first touch.
 */
export function enhancePurchase(options: HTMLElement): void {
  for (const choice of options.querySelectorAll<HTMLElement>("[data-choice]")) showChosen(choice);
  const sizes = options.querySelector<HTMLElement>('[data-choice="talla"]');
  let openedAt = Number.NEGATIVE_INFINITY;
  options.querySelector("[data-purchase]")?.addEventListener("click", async (event) => {
    if (sizes && chosenIn(sizes) === null) {
      event.preventDefault();
      // The server wrote this attribute from the type that is asked for.
      (await import("./ask-for-size.ts")).askForSize(sizes, JSON.parse(options.dataset.product ?? "{}"));
    } else if (event.timeStamp - openedAt < doubleClickMs) event.preventDefault();
    else openedAt = event.timeStamp;
  });
}

function showChosen(choice: HTMLElement): void {
  const output = choice.querySelector("output");
  const update = () => {
    if (output) output.textContent = chosenIn(choice);
  };
  choice.addEventListener("change", update);
  // The browser may have kept an earlier choice over a reload.
  update();
}

const chosenIn = (choice: Element | null): string | null =>
  choice?.querySelector<HTMLInputElement>("input:checked")?.value ?? null;
