const steps: Readonly<Record<string, string>> = { "#tarifas-9f": "9f", "#tarifas-space": "space" };
const choice = ["", "#experiencia"];

/**
 * Wakes `<RateSteps>`, whose steps are shown by the style sheet alone: a group stays open while the reader follows a
 * link to another part of the page, and Back to the choice puts the focus on the half that was left.
 */
export function enhanceRateSteps(element: HTMLElement): void {
  let shown = steps[location.hash];
  const follow = () => {
    const before = shown;
    shown = stepOf(location.hash, shown);
    if (location.hash in steps || choice.includes(location.hash)) delete element.dataset.step;
    else if (shown) element.dataset.step = shown;
    else delete element.dataset.step;
    if (before && !shown && location.hash === "") focusHalf(element, before);
  };
  addEventListener("hashchange", follow);
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
