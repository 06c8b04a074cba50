import { clockText, parseClock } from "#domain/time/clock.ts";

/**
 * Wakes the page that books or moves a visit: headings, ticket and foot say what is chosen, and another day keeps the
 * hour where it is free.
 */
export function enhanceVisit(page: HTMLElement): void {
  const form = page.querySelector("form");
  if (!form) return;
  let clock = clockOf(chosenHour(form));
  form.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== "radio") return;
    if (target.name === "dia") keepHour(form, target.value, clock);
    else clock = clockOf(target);
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

/** The hour as it stands in the label. */
const clockOf = (hour: HTMLInputElement | null) => hour?.nextElementSibling?.textContent ?? undefined;

/** Every visit of a club takes as long. */
function endOf(hour: HTMLInputElement): string {
  const minutes = hour.closest<HTMLElement>(".hours")?.dataset.minutes;
  return clockText((parseClock(clockOf(hour) ?? "") ?? 0) + Number(minutes));
}

function forgetFault(form: HTMLFormElement): void {
  form.querySelector("#hora-error")?.remove();
  form.querySelector("#hora")?.removeAttribute("aria-describedby");
}

function keepHour(form: HTMLFormElement, day: string, clock: string | undefined): void {
  const free = form.querySelectorAll<HTMLInputElement>(`[data-date="${day}"] input:enabled`);
  const same = [...free].find((element) => clockOf(element) === clock);
  if (same) same.checked = true;
}

function show(page: HTMLElement, form: HTMLFormElement): void {
  const day = chosenDay(form)?.dataset;
  const hour = chosenHour(form);
  const clock = clockOf(hour);
  const says: Record<string, string | undefined> = {
    day: day?.short,
    hour: clock,
    long: day?.long,
    range: hour ? `${clock}–${endOf(hour)}` : undefined,
    choice: day && hour ? `${day.long}, ${clock}` : undefined,
  };
  for (const it of page.querySelectorAll<HTMLElement>("[data-says]")) {
    // What stands there while nothing is chosen came with the page, in its language.
    const text = says[it.dataset.says ?? ""] ?? it.dataset.missing ?? "";
    if (it.textContent !== text) it.textContent = text;
  }
}
