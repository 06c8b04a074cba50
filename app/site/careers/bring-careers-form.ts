import { readScriptAddress, runScript, untilSeen } from "../layout/third-party-script.ts";

const PATIENCE_MS = 10_000;

/** Runs the form's script in the form's place once a person sees it, and says so when nothing comes of it. */
export async function bringCareersForm(element: HTMLElement): Promise<void> {
  const place = element.querySelector("[data-careers-form]");
  if (!place) return;
  await untilSeen();
  const { src, attributes } = readScriptAddress(element.dataset.src ?? "");
  for (const [name, value] of attributes) place.setAttribute(name, value);
  const isThere = () => place.querySelector(":scope > :not(script, style, link)") !== null;
  const giveUp = () => {
    if (!isThere()) element.dataset.form = "missing";
  };
  new MutationObserver(() => {
    if (isThere()) element.dataset.form = "there";
  }).observe(place, { childList: true });
  setTimeout(giveUp, PATIENCE_MS);
  runScript(src, place).catch(giveUp);
}
