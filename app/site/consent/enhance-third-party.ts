import { untilAllowed } from "./until-allowed.ts";

/** What other companies bring into a page, and how our part of it arrives. */
const brings = {
  chat: () => import("#app/site/contact/bring-chat.ts").then((loaded) => loaded.bringChat),
  car: () => import("#app/site/partners/bring-car-form.ts").then((loaded) => loaded.bringCarForm),
  careers: () => import("#app/site/careers/bring-careers-form.ts").then((loaded) => loaded.bringCareersForm),
};

const parties = ["chat", "car", "careers"] as const satisfies (keyof typeof brings)[];

/** Wakes the place of something that others bring: it comes once the visitor allows it, and its code with it. */
export function enhanceThirdParty(place: HTMLElement): void {
  // Written by `<ChatStatus>`, `<CarForm>` and `<CareersForm>`, each with its own.
  const it = parties.find((name) => name === place.dataset.brings);
  if (!it) return;
  void untilAllowed(place, it === "chat" ? "chat" : "forms")
    .then(brings[it])
    .then((bring) => bring(place));
}
