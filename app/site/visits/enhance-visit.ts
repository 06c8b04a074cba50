/**
 * Wakes the page that books or moves a visit: headings, ticket and foot say what is chosen, and another day keeps the
 * hour where it is free.
 */
export function enhanceVisit(page: HTMLElement): void {
  const form = page.querySelector("form");
  if (!form) return;
  let minute = chosenHour(form)?.dataset.minute;
  form.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== "radio") return;
    if (target.name === "dia") keepHour(form, target.value, minute);
    else minute = target.dataset.minute;
    if (chosenHour(form)) forgetFault(form);
    show(page, form);
  });
  // The press that woke the page may have chosen already.
  if (chosenHour(form)?.defaultChecked === false) forgetFault(form);
  show(page, form);
}

const chosenDay = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>("input[name=dia]:checked");

function chosenHour(form: HTMLFormElement): HTMLInputElement | null {
  const day = chosenDay(form)?.value;
  return day === undefined ? null : form.querySelector(`[data-date="${day}"] input:checked`);
}

/** What was missing is there. */
function forgetFault(form: HTMLFormElement): void {
  form.querySelector("#hora-error")?.remove();
  form.querySelector("#hora")?.removeAttribute("aria-describedby");
}

function keepHour(form: HTMLFormElement, day: string, minute: string | undefined): void {
  const hours = form.querySelector(`[data-date="${day}"]`);
  const same = hours?.querySelector<HTMLInputElement>(`input[data-minute="${minute}"]:enabled`);
  if (same) same.checked = true;
}

function show(page: HTMLElement, form: HTMLFormElement): void {
  const day = chosenDay(form)?.dataset;
  const hour = chosenHour(form)?.dataset;
  const says: Record<string, string | undefined> = {
    day: day?.short,
    hour: hour?.clock,
    long: day?.long,
    range: hour?.range,
    choice: day && hour && `${day.long}, ${hour.clock}`,
  };
  for (const it of page.querySelectorAll<HTMLElement>("[data-says]")) {
    // What stands there while nothing is chosen came with the page, in its language.
    const text = says[it.dataset.says ?? ""] ?? it.dataset.missing ?? "";
    if (it.textContent !== text) it.textContent = text;
  }
}
