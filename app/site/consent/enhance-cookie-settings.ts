import { textOfDocument } from "#app/ui/text-of-document.ts";
import { purposes } from "#domain/consent/purposes.ts";
import { allow, allowedPurposes, forgetConsent } from "./consent.ts";
import { isAllowed } from "./until-allowed.ts";

/** Wakes `<CookieSettings>`, or the button that takes an acceptance back. */
export function enhanceCookieSettings(element: HTMLElement): void {
  if (element instanceof HTMLFormElement) wakeForm(element);
  else element.addEventListener("click", revoke);
}

function revoke(): void {
  forgetConsent();
  location.reload();
}

function wakeForm(form: HTMLFormElement): void {
  const boxes = [...form.querySelectorAll<HTMLInputElement>("[name=purpose]")];
  const before = allowedPurposes(isAllowed);
  for (const box of boxes) box.checked = before.some((name) => name === box.value);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const pressed = event.submitter instanceof HTMLButtonElement ? event.submitter.value : "";
    if (pressed !== "") for (const box of boxes) box.checked = pressed === "all";
    const allowed = allowedPurposes(isAllowed);
    const chosen = purposes
      .map(({ value }) => value)
      .filter((name) => boxes.some((box) => box.checked && box.value === name));
    const isKept = allow(chosen);
    if (allowed.some((name) => !chosen.includes(name))) takeAway();
    void tell(form, isKept);
  });
}

/** What runs already cannot be called back: only a new page is without it. */
function takeAway(): void {
  if (document.querySelector("iframe[src], script[src^='http']") !== null) location.reload();
}

async function tell(form: HTMLFormElement, isKept: boolean): Promise<void> {
  const t = await textOfDocument("consent");
  const line = form.querySelector("[role=status]");
  if (line)
    line.textContent = isKept
      ? t("Tu elección está guardada.")
      : t("Tu navegador no deja guardar nada: te preguntaremos cada vez.");
  form.closest("dialog")?.close();
}
