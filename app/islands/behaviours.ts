import { enhanceLeadPopup } from "#app/site/home/enhance-lead-popup.ts";
import { enhanceHeader } from "#app/site/layout/enhance-header.ts";
import { enhanceNotice } from "#app/ui/toast/enhance-notice.ts";
import { enhanceToasts } from "#app/ui/toast/enhance-toasts.ts";

/** Gives one element of a complete page behaviour that HTML and CSS do not have, without React. */
export type Behaviour = (element: HTMLElement) => void | Promise<void>;
export type BehaviourImport = () => Promise<Behaviour>;

/** Code that arrives when an element that `wakes` it comes near the screen or is touched. */
export const behaviours = {
  "background-video": () =>
    import("#app/views/manifiesto/enhance-background-video.ts").then((it) => it.enhanceBackgroundVideo),
  "cv-file": () => import("#app/site/careers/enhance-cv-file.ts").then((it) => it.enhanceCvFile),
  "cookie-settings": () =>
    import("#app/site/consent/enhance-cookie-settings.ts").then((it) => it.enhanceCookieSettings),
  countdown: () => import("#app/views/landings/blocks/enhance-countdown.ts").then((it) => it.enhanceCountdown),
  carousel: () => import("#app/ui/carousel/enhance-carousel.ts").then((it) => it.enhanceCarousel),
  "hero-video": () => import("#app/site/home/enhance-hero-video.ts").then((it) => it.enhanceHeroVideo),
  "third-party": () => import("#app/site/consent/enhance-third-party.ts").then((it) => it.enhanceThirdParty),
  "legal-index": () => import("#app/site/legal/enhance-legal-index.ts").then((it) => it.enhanceLegalIndex),
  "manifiesto-lines": () =>
    import("#app/views/manifiesto/enhance-manifiesto-lines.ts").then((it) => it.enhanceManifiestoLines),
  "near-me": () => import("#app/site/clubs/finder/enhance-near-me.ts").then((it) => it.enhanceNearMe),
  "open-status": () => import("#app/site/clubs/enhance-open-status.ts").then((it) => it.enhanceOpenStatus),
  "page-index": () => import("#app/site/clubs/enhance-page-index.ts").then((it) => it.enhancePageIndex),
  "print-button": () => import("#app/site/clubs/enhance-print-button.ts").then((it) => it.enhancePrintButton),
  "product-card": () => import("#app/views/merch/enhance-product-card.ts").then((it) => it.enhanceProductCard),
  "product-grid": () => import("#app/site/merch/enhance-product-grid.ts").then((it) => it.enhanceProductGrid),
  "product-video": () => import("#app/views/merch/enhance-product-video.ts").then((it) => it.enhanceProductVideo),
  "rate-steps": () => import("#app/site/clubs/rates/enhance-rate-steps.ts").then((it) => it.enhanceRateSteps),
  "revealed-text": () => import("#app/views/manifiesto/enhance-revealed-text.ts").then((it) => it.enhanceRevealedText),
  share: () => import("#app/site/share/enhance-share.ts").then((it) => it.enhanceShare),
  "starter-pack": () => import("#app/views/rates/enhance-starter-pack.ts").then((it) => it.enhanceStarterPack),
  "own-timetable": () => import("#app/site/timetable/enhance-own-timetable.ts").then((it) => it.enhanceOwnTimetable),
  "timetable-page": () => import("#app/site/timetable/enhance-timetable-page.ts").then((it) => it.enhanceTimetablePage),
  view: () => import("#app/site/layout/enhance-view.ts").then((it) => it.enhanceView),
  visit: () => import("#app/site/visits/enhance-visit.ts").then((it) => it.enhanceVisit),
  timetable: () => import("#app/site/clubs/timetable/enhance-timetable.ts").then((it) => it.enhanceTimetable),
} satisfies Record<string, BehaviourImport>;

/** So small that it travels in the loader itself and runs at once. */
export const immediate = {
  header: enhanceHeader,
  "lead-popup": enhanceLeadPopup,
  notice: enhanceNotice,
  toasts: enhanceToasts,
} satisfies Record<string, Behaviour>;

export type BehaviourName = keyof typeof behaviours | keyof typeof immediate;
