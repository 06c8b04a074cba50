import { buyClick } from "#app/domain/merch/purchase.ts";
import { isSize, type Stocked } from "#app/domain/merch/stock.ts";

/** The second half of a double click comes within this time; whoever wants another tab waits for longer. */
const doubleClickMs = 700;

/** Wakes `<ProductOptions>`: says what is chosen, and asks for a size before the link to the shop is followed, once. */
export function enhancePurchase(options: HTMLElement): void {
  // The server wrote this attribute from the same type.
  const product = JSON.parse(options.dataset.product ?? "{}") as Stocked & { purchase_url: string | null };
  for (const choice of options.querySelectorAll<HTMLElement>("[data-choice]")) showChosen(choice);
  const sizes = options.querySelector<HTMLElement>('[data-choice="talla"]');
  let openedAt = Number.NEGATIVE_INFINITY;
  options.querySelector("[data-purchase]")?.addEventListener("click", async (event) => {
    const size = chosenIn(sizes) ?? "";
    const click = buyClick(product, isSize(size) ? size : null);
    if (click.kind === "open") {
      if (event.timeStamp - openedAt < doubleClickMs) event.preventDefault();
      else openedAt = event.timeStamp;
      return;
    }
    event.preventDefault();
    const untilChosen = sizes && markAtFault(sizes);
    const { showToast } = await import("#app/ui/toast.ts");
    const dismiss = showToast(click.notice);
    untilChosen?.then(dismiss);
  });
}

/** Marks a choice that has to be made, for every way of pointing; resolves, unmarked, once it is made. */
function markAtFault(choice: HTMLElement): Promise<void> {
  const fault = choice.querySelector<HTMLElement>(".choice__fault");
  choice.dataset.fault = "";
  if (fault) fault.hidden = false;
  choice.querySelector("input")?.focus();
  return new Promise((resolve) => {
    const settle = () => {
      delete choice.dataset.fault;
      if (fault) fault.hidden = true;
      resolve();
    };
    choice.addEventListener("change", settle, { once: true });
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
