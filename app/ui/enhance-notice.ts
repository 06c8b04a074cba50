/** Wakes a button that only says something: its `data-notice` is the toast it shows. */
export function enhanceNotice(button: HTMLElement): void {
  button.addEventListener("click", async () => {
    const { showToast } = await import("./toast.ts");
    showToast(JSON.parse(button.dataset.notice ?? "{}"));
  });
}
