import { enhanceLeadPopup } from "#app/site/home/enhance-lead-popup.ts";
import { enhanceHeader } from "#app/site/layout/enhance-header.ts";
import { enhanceToasts } from "#app/ui/toast/enhance-toasts.ts";

/** Gives one element of a complete page behaviour that HTML and CSS do not have, without React. */
export type Behaviour = (element: HTMLElement) => void | Promise<void>;
export type BehaviourImport = () => Promise<Behaviour>;

/** Code that arrives when an element that `wakes` it comes near the screen or is touched. */
export const behaviours = {
  "cv-file": () => import("#app/site/careers/enhance-cv-file.ts").then((loaded) => loaded.enhanceCvFile),
  "cookie-settings": () =>
    import("#app/site/consent/enhance-cookie-settings.ts").then((loaded) => loaded.enhanceCookieSettings),
  dialog: () => import("#app/site/layout/enhance-dialog.ts").then((loaded) => loaded.enhanceDialog),
  hour: () => import("#app/site/hour/enhance-hour.ts").then((loaded) => loaded.enhanceHour),
  carousel: () => import("#app/ui/carousel/enhance-carousel.ts").then((loaded) => loaded.enhanceCarousel),
  "third-party": () => import("#app/site/consent/enhance-third-party.ts").then((loaded) => loaded.enhanceThirdParty),
  "near-me": () => import("#app/site/clubs/finder/enhance-near-me.ts").then((loaded) => loaded.enhanceNearMe),
  "page-index": () => import("#app/site/clubs/enhance-page-index.ts").then((loaded) => loaded.enhancePageIndex),
  "rate-steps": () => import("#app/site/clubs/rates/enhance-rate-steps.ts").then((loaded) => loaded.enhanceRateSteps),
  share: () => import("#app/site/share/enhance-share.ts").then((loaded) => loaded.enhanceShare),
  "starter-pack": () => import("#app/views/rates/enhance-starter-pack.ts").then((loaded) => loaded.enhanceStarterPack),
  video: () => import("#app/ui/pictures/enhance-video.ts").then((loaded) => loaded.enhanceVideo),
  visit: () => import("#app/site/visits/enhance-visit.ts").then((loaded) => loaded.enhanceVisit),
} satisfies Record<string, BehaviourImport>;

/** So small that it travels in the loader itself and runs at once. */
export const immediate = {
  header: enhanceHeader,
  "lead-popup": enhanceLeadPopup,
  toasts: enhanceToasts,
} satisfies Record<string, Behaviour>;

export type BehaviourName = keyof typeof behaviours | keyof typeof immediate;
