import { proposalFailed } from "#app/texts/site/proposal-texts.ts";
import { showToast } from "#app/ui/toast.ts";
import { postProposal } from "./post-proposal.ts";
import { checkStep, clearForm, completeWebsite, forgetError, typedIn } from "./proposal-fields.ts";

type Step = 1 | 2 | 3;

/** Wakes `<ProposalCall>`: the form becomes a dialog in three steps (public-site §4). What was typed stays until it is sent. */
export function enhanceProposal(root: HTMLElement): void {
  const opener = root.querySelector<HTMLElement>("[data-replay]");
  const dialog = root.querySelector("dialog");
  const form = dialog?.querySelector<HTMLFormElement>(".proposal__form");
  if (!opener || !dialog || !form) return;

  opener.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    dialog.showModal();
    dialog.querySelector<HTMLElement>("h2")?.focus();
  });
  closeOnScrim(dialog);
  dialog.addEventListener("close", () => stepOf(dialog) === 3 && startAgain(dialog, form));

  form.addEventListener("submit", (event) => {
    // Below the gold block it is a page's own form, which the browser sends.
    if (!dialog.open) return;
    event.preventDefault();
    if (stepOf(dialog) === 1) goOn(dialog, form);
    else if (stepOf(dialog) === 2) send(dialog, form);
  });
  form.addEventListener("input", ({ target }) => target instanceof HTMLElement && forgetError(target));
  form.addEventListener("change", ({ target }) => target instanceof HTMLInputElement && completeWebsite(target));
  form.addEventListener("click", ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>("[data-go]")?.dataset.go : undefined;
    if (pressed === "next") goOn(dialog, form);
    if (pressed === "back") show(dialog, 1, "input");
    if (pressed === "again") startAgain(dialog, form, "input");
    if (pressed === "close") dialog.close();
  });
}

const stepOf = (dialog: HTMLDialogElement) => Number(dialog.dataset.step);

/** Shows a step and, unless told otherwise, moves focus to what `focus` selects in it. */
function show(dialog: HTMLDialogElement, step: Step, focus?: string): void {
  dialog.dataset.step = String(step);
  for (const [index, entry] of dialog.querySelectorAll(".proposal__progress li").entries()) {
    if (index + 1 === step) entry.setAttribute("aria-current", "step");
    else entry.removeAttribute("aria-current");
  }
  dialog.scrollTo({ top: 0 });
  if (focus) dialog.querySelectorAll(".proposal__step")[step - 1]?.querySelector<HTMLElement>(focus)?.focus();
}

function goOn(dialog: HTMLDialogElement, form: HTMLFormElement): void {
  if (checkStep(form, 1)) show(dialog, 2, "textarea");
}

function startAgain(dialog: HTMLDialogElement, form: HTMLFormElement, focus?: string): void {
  clearForm(form);
  show(dialog, 1, focus);
}

async function send(dialog: HTMLDialogElement, form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  if (!button || button.ariaBusy === "true" || !checkStep(form, 2)) return;
  setBusy(button, true);
  const outcome = await postProposal(form.action, typedIn(form));
  setBusy(button, false);
  if (outcome === "sent") show(dialog, 3, "h3");
  // The server found what we did not: its own page says what, beside everything typed.
  else if (outcome === "refused") form.submit();
  else showToast(outcome === "failed" ? proposalFailed : outcome);
}

function setBusy(button: HTMLButtonElement, isBusy: boolean): void {
  button.ariaBusy = isBusy ? "true" : null;
  for (const [index, label] of button.querySelectorAll(".button__labels > span").entries()) {
    label.classList.toggle("button__unseen", (index === 0) === isBusy);
  }
}

/** By where the press began: marking text and letting go outside is not a wish to leave. */
function closeOnScrim(dialog: HTMLDialogElement): void {
  dialog.addEventListener("pointerdown", (event) => {
    const box = dialog.getBoundingClientRect();
    const isInside =
      event.clientX >= box.left &&
      event.clientX <= box.right &&
      event.clientY >= box.top &&
      event.clientY <= box.bottom;
    if (!isInside) dialog.close();
  });
}
