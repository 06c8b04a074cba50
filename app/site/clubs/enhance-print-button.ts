/** Wakes a button that prints its page. */
export function enhancePrintButton(button: HTMLElement): void {
  button.addEventListener("click", () => print());
}
