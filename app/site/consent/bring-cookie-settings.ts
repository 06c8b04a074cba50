import { fetchPage } from "../fetch-page.ts";
import { enhanceCookieSettings } from "./enhance-cookie-settings.ts";

/** Puts the form of the cookies' own page in the open dialog, which closes once a choice is kept. */
export async function bringCookieSettings(dialog: HTMLDialogElement, address: string): Promise<void> {
  const sheet = dialog.querySelector("link") ?? bringSheet(dialog);
  const form = (await fetchPage(address))?.querySelector<HTMLFormElement>(".cookie-settings");
  if (!form) throw new Error("the page of the cookies is not what it should be");
  // It is awake by what follows; woken once more by a touch it would forget what has been ticked.
  delete form.dataset.wakes;
  form.id = "";
  await sheet;
  dialog.querySelector(".cookie-settings")?.remove();
  dialog.querySelector(".dialog__body")?.append(form);
  enhanceCookieSettings(form);
}

/** No page but the form's own carries its looks. */
function bringSheet(dialog: HTMLDialogElement): Promise<void> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: dialog.dataset.sheet });
  dialog.prepend(link);
  return new Promise((resolve) => {
    for (const type of ["load", "error"]) link.addEventListener(type, () => resolve());
  });
}
