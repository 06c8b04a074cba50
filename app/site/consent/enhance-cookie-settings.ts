import { textOfDocument } from "#app/ui/text-of-document.ts";
import { purposes } from "#domain/consent/purposes.ts";
import { fetchPage } from "../fetch-page.ts";
import { allow, allowedPurposes, forgetConsent } from "./consent.ts";
import { isAllowed } from "./until-allowed.ts";

/**
 * Wakes `<CookieSettings>`, the button that takes an acceptance back, or a link to the settings, which then shows them in
 * a dialog over the page.
 */
export function enhanceCookieSettings(element: HTMLElement): void {
  const link = element.querySelector("a");
  if (element instanceof HTMLFormElement) {
    wakeForm(element, (text) => {
      const kept = element.querySelector(".cookie-settings__kept");
      if (kept) kept.textContent = text;
    });
  } else if (element instanceof HTMLButtonElement) element.addEventListener("click", revoke);
  else if (link) wakeLink(link);
}

function revoke(): void {
  forgetConsent();
  location.reload();
}

function wakeLink(element: HTMLAnchorElement): void {
  element.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const here = document.querySelector<HTMLFormElement>(".cookie-settings:not(dialog *)");
    // On the page that holds it the link leads to it by itself.
    if (here) return;
    event.preventDefault();
    void openDialog(element.href).catch(() => location.assign(element.href));
  });
}

function wakeForm(form: HTMLFormElement, tell: (text: string) => void): void {
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
    void textOfDocument("consent").then((t) =>
      tell(
        isKept ? t("Tu elección está guardada.") : t("Tu navegador no deja guardar nada: te preguntaremos cada vez."),
      ),
    );
  });
}

/** What runs already cannot be called back: only a new page is without it. */
function takeAway(): void {
  if (document.querySelector("iframe[src], script[src^='http']") !== null) location.reload();
}

async function openDialog(address: string): Promise<void> {
  const [page, t] = await Promise.all([fetchPage(address), textOfDocument("consent")]);
  const form = page?.querySelector<HTMLFormElement>(".cookie-settings");
  if (!form) throw new Error("the page of the cookies is not what it should be");
  // It is awake by what follows; woken once more by a touch it would forget what has been ticked.
  delete form.dataset.wakes;
  const dialog = document.createElement("dialog");
  dialog.className = "dialog cookie-dialog";
  dialog.setAttribute("aria-labelledby", "cookie-dialog-title");
  const title = Object.assign(document.createElement("h2"), {
    id: "cookie-dialog-title",
    className: "title-2 dialog__title",
    tabIndex: -1,
    textContent: t("Configurar cookies"),
  });
  const body = Object.assign(document.createElement("div"), { className: "dialog__body" });
  const close = Object.assign(document.createElement("button"), {
    type: "button",
    className: "text-link",
    textContent: t("Cerrar sin cambiar nada"),
  });
  close.addEventListener("click", () => dialog.close());
  body.append(title, form, close);
  dialog.append(body);
  document.body.append(dialog);
  wakeForm(form, () => dialog.close());
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  dialog.showModal();
  title.focus();
}
