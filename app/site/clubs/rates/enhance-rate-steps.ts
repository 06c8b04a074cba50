const steps: Readonly<Record<string, string>> = { "#tarifas-9f": "9f", "#tarifas-space": "space" };
const choice = ["", "#experiencia"];

/**
 * Wakes `<RateSteps>`, whose steps are shown by the style sheet alone: a group stays open while the reader follows a
 * link to another part of the page, and Back to the choice puts the focus on the half that was left.
 */
export function enhanceRateSteps(element: HTMLElement): void {
  let shown = steps[location.hash];
  let left: string | undefined;
  const follow = () => {
    if (shown) left = shown;
    shown = stepOf(location.hash, shown);
    if (shown) element.dataset.step = shown;
    else delete element.dataset.step;
  };
  // This comes before the browser restores the scroll position of the step it goes back to …
  addEventListener("popstate", follow);
  // … and this once that step is shown and can have the focus.
  addEventListener("hashchange", () => {
    follow();
    if (!shown && left && location.hash === "") focusHalf(element, left);
  });
  follow();
}

/** The group to be open at this address. One that says nothing about steps keeps, for Back, what it was reached with. */
function stepOf(hash: string, before: string | undefined): string | undefined {
  if (hash in steps) return steps[hash];
  if (choice.includes(hash)) return undefined;
  const state: unknown = history.state;
  if (typeof state === "object" && state !== null && "rateStep" in state) {
    return typeof state.rateStep === "string" ? state.rateStep : undefined;
  }
  history.replaceState({ rateStep: before ?? null }, "");
  return before;
}

function focusHalf(element: HTMLElement, group: string): void {
  element.querySelector<HTMLElement>(`a[href="#tarifas-${group}"]`)?.focus({ preventScroll: true });
}
