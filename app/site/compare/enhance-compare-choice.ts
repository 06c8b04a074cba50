/** Wakes the choice of columns: where fingers choose, what was chosen is compared at once. */
export function enhanceCompareChoice(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement) || !matchMedia("(pointer: coarse)").matches) return;
  // Keys walk through the options of a select one by one, and each would be a new page.
  for (const select of form.querySelectorAll("select")) select.addEventListener("change", () => form.requestSubmit());
  document.querySelector("table.compare thead")?.addEventListener("change", () => form.requestSubmit());
}
