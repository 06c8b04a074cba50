import { fetchPage } from "../fetch-page.ts";
import { enhanceCookieSettings } from "./enhance-cookie-settings.ts";

/** Puts the form of the cookies' own page in the open dialog, which closes once a choice is kept. */
export async function bringCookieSettings(dialog: HTMLDialogElement, address: string): Promise<void> {
  const form = (await fetchPage(address))?.querySelector<HTMLFormElement>("#configurar");
  if (!form) throw new Error("the page of the cookies is not what it should be");
  // It is awake by what follows; woken once more by a touch it would forget what has been ticked.
  delete form.dataset.wakes;
  form.id = "";
  dialog.querySelector(".dialog__body form")?.remove();
  dialog.querySelector(".dialog__body")?.append(form);
  enhanceCookieSettings(form);
}
