export function enhancePrintButton(button: HTMLElement): void {
  button.addEventListener("click", () => print());
}
