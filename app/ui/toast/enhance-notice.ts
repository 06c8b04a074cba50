/** Wakes a button that only says something: its `data-notice` is the toast it shows, in place of a form that it sends. */
export function enhanceNotice(button: HTMLElement): void {
  button.addEventListener("click", async (event) => {
    event.preventDefault();
    const { showToast } = await import("./toast.ts");
    showToast(JSON.parse(button.dataset.notice ?? "{}"));
  });
}
