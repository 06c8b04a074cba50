import type { Toast } from "#app/ui/toast/toast.ts";
import { shareToasts } from "#texts/site/share-toasts.ts";

/** Wakes what takes a page elsewhere: to the system's sheet, the clipboard or paper. */
export function enhanceShare(root: HTMLElement): void {
  root.addEventListener("click", (event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-share]") : null;
    const { shareTitle: title = "", shareUrl: url = "", shareToasts: said } = root.dataset;
    const isSheet = control?.dataset.share === "sheet";
    if (!control || event.defaultPrevented) return;
    if (control.dataset.share === "print") print();
    else if (isSheet && "share" in navigator) {
      event.preventDefault();
      // Closing the sheet is no failure.
      navigator.share({ title, url }).catch(() => undefined);
    } else if (control instanceof HTMLButtonElement)
      void copy(url, said ? JSON.parse(said) : [shareToasts.copied, shareToasts.notCopied(url)]);
  });
}

async function copy(url: string, [copied, notCopied]: [copied: Toast, notCopied: Toast]): Promise<void> {
  const isCopied = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  );
  await say(isCopied ? copied : notCopied);
}

async function say(toast: Toast): Promise<void> {
  const { showToast } = await import("#app/ui/toast/toast.ts");
  showToast(toast);
}
