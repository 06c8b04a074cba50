import type { Toast } from "./toast.ts";

/**
 * Shows what `data-toasts` says: that of a button when it is pressed, in place of a form that it sends, and what
 * `<ToastOnLoad>` brought with the page. With one toast at a time, the last one stays.
 */
export async function enhanceToasts(element: HTMLElement): Promise<void> {
  if (!(element instanceof HTMLButtonElement)) return show(element);
  element.addEventListener("click", (event) => {
    event.preventDefault();
    void show(element);
  });
}

async function show({ dataset: { toasts = "[]" } }: HTMLElement): Promise<void> {
  const { showToast } = await import("./toast.ts");
  // The server wrote this attribute from the same type.
  for (const toast of JSON.parse(toasts) as Toast[]) showToast(toast);
}
