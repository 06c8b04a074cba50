import { buyClick } from "#app/domain/purchase.ts";
import { isSize, type Stocked } from "#app/domain/stock.ts";

/** Wakes `<ProductOptions>`: says what is chosen, and asks for a size before the link to the shop is followed. */
export function enhancePurchase(options: HTMLElement): void {
  // The server wrote this attribute from the same type.
  const product = JSON.parse(options.dataset.product ?? "{}") as Stocked & { purchase_url: string | null };
  for (const choice of options.querySelectorAll<HTMLElement>("[data-choice]")) showChosen(choice);
  options.querySelector("[data-purchase]")?.addEventListener("click", async (event) => {
    const size = chosenIn(options.querySelector('[data-choice="talla"]')) ?? "";
    const click = buyClick(product, isSize(size) ? size : null);
    if (click.kind === "open") return;
    event.preventDefault();
    options.querySelector<HTMLInputElement>('[data-choice="talla"] input')?.focus();
    const { showToast } = await import("#app/ui/toast.ts");
    showToast(click.notice);
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
