import { textOfDocument } from "#app/ui/text-of-document.ts";
import type { Translate } from "#texts/translate.ts";
/**
 * Wakes the page that books or moves a visit: headings, ticket and foot say what is chosen, and another day keeps the
 * hour where it is free.
 */
export async function enhanceVisit(page: HTMLElement): Promise<void> {
  const t = await textOfDocument();
  const form = page.querySelector("form");
  if (!form) return;
  let minute = chosenHour(form)?.dataset.minute;
  form.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== "radio") return;
    if (target.name === "dia") keepHour(form, target.value, minute);
    else minute = target.dataset.minute;
    if (chosenHour(form)) forgetFault(form);
    show(page, form, t);
  });
  // The press that woke the page may have chosen already.
  if (chosenHour(form)?.defaultChecked === false) forgetFault(form);
  show(page, form, t);
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

function show(page: HTMLElement, form: HTMLFormElement, t: Translate): void {
  const day = chosenDay(form)?.dataset;
  const hour = chosenHour(form)?.dataset;
  const says: Record<string, string> = {
    day: day?.short ?? "",
    hour: hour?.clock ?? "",
    long: day?.long ?? "—",
    range: hour?.range ?? t("Elige una"),
    choice: day && hour ? `${day.long}, ${hour.clock}` : t("Elige día y hora"),
    both: day && hour ? `${day.long}, ${hour.clock}` : t("Elige otra"),
  };
  for (const it of page.querySelectorAll<HTMLElement>("[data-says]")) {
    const text = says[it.dataset.says ?? ""];
    if (text !== undefined && it.textContent !== text) it.textContent = text;
  }
}
