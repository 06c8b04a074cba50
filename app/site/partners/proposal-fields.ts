import { webAddress } from "#app/domain/links/web-address.ts";
import { type ProposalField, proposalErrors, proposalSteps } from "#app/domain/partners/proposal.ts";

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Everything typed in the form, by field. */
export function typedIn(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(proposalSteps.flat().map((field) => [field, control(form, field)?.value ?? ""]));
}

/** Whether a step is filled in as it should be; when it is not, its fields say why and the first of them has focus. */
export function checkStep(form: HTMLFormElement, step: 1 | 2): boolean {
  const errors = proposalErrors(typedIn(form), step);
  const fields = proposalSteps[step - 1] ?? [];
  for (const field of fields) say(control(form, field), errors[field]);
  const wrong = fields.find((field) => errors[field] !== undefined);
  if (wrong) control(form, wrong)?.focus();
  return wrong === undefined;
}

/** A message goes as soon as somebody does something about it. */
export function forgetError(element: HTMLElement): void {
  if (isControl(element)) say(element, undefined);
}

/** `empresa.es` becomes `https://empresa.es` before the eyes of whoever wrote it. */
export function completeWebsite(input: HTMLInputElement): void {
  if (input.name === "website") input.value = webAddress(input.value) ?? input.value;
}

/** Empties every field, whatever the page came with. */
export function clearForm(form: HTMLFormElement): void {
  for (const field of proposalSteps.flat()) {
    const element = control(form, field);
    if (!element) continue;
    element.value = "";
    say(element, undefined);
  }
}

function say(element: Control | null, message: string | undefined): void {
  const place = element && document.getElementById(`${element.id}-error`);
  const words = place?.querySelector("span");
  if (!element || !place || !words) return;
  words.textContent = message ?? "";
  place.hidden = message === undefined;
  if (message === undefined) element.removeAttribute("aria-invalid");
  else element.setAttribute("aria-invalid", "true");
}

function control(form: HTMLFormElement, field: ProposalField): Control | null {
  const element = form.elements.namedItem(field);
  return isControl(element) ? element : null;
}

function isControl(element: unknown): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
