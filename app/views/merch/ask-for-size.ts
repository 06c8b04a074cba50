import { buyClick } from "#app/domain/merch/purchase.ts";
import type { Stocked } from "#app/domain/merch/stock.ts";
import { showToast } from "#app/ui/toast.ts";

/** Marks the sizes as at fault, for every way of pointing, and says so; both go once one is chosen. */
export function askForSize(choice: HTMLElement, product: Stocked & { purchase_url: string | null }): void {
  const click = buyClick(product, null);
  if (click.kind !== "notice") return;
  const fault = choice.querySelector<HTMLElement>(".choice__fault");
  const mark = (isAtFault: boolean) => {
    choice.toggleAttribute("data-fault", isAtFault);
    if (fault) fault.hidden = !isAtFault;
  };
  mark(true);
  choice.querySelector("input")?.focus();
  const dismiss = showToast(click.notice);
  const settle = () => {
    mark(false);
    dismiss();
  };
  choice.addEventListener("change", settle, { once: true });
}
