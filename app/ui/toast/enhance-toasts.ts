import type { Toast } from "./toast.ts";

/** Shows what `<ToastOnLoad>` brought: with one toast at a time, the last one stays. */
export async function enhanceToasts(element: HTMLElement): Promise<void> {
  // The server wrote this attribute from the same type.
  const toasts: Toast[] = JSON.parse(element.dataset.toasts ?? "[]");
  const { showToast } = await import("./toast.ts");
  for (const toast of toasts) showToast(toast);
}
