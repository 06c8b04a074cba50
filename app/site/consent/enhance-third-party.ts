import { untilAllowed } from "./until-allowed.ts";

/** What other companies bring into a page, and how our part of it arrives. */
const brings = {
  video: () => import("#app/site/home/bring-hero-video.ts").then((loaded) => loaded.bringHeroVideo),
  chat: () => import("#app/site/contact/bring-chat.ts").then((loaded) => loaded.bringChat),
  car: () => import("#app/site/partners/bring-car-form.ts").then((loaded) => loaded.bringCarForm),
  careers: () => import("#app/site/careers/bring-careers-form.ts").then((loaded) => loaded.bringCareersForm),
};

/** Wakes the place of something that others bring: it comes once the visitor allows it, and its code with it. */
export function enhanceThirdParty(place: HTMLElement): void {
  // Written by `<Hero>`, `<ChatStatus>`, `<CarForm>` and `<CareersForm>`, each with its own.
  const what = place.dataset.brings as keyof typeof brings;
  void untilAllowed(place, what === "chat" || what === "video" ? what : "forms")
    .then(brings[what])
    .then((bring) => bring(place));
}
