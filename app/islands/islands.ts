import type { ComponentType } from "react";
import type { Topic } from "#texts/topics.ts";

export type IslandImport = () => Promise<ComponentType<never>>;

/** One line per island: its name, which is its file's, and how its code arrives. Only a page that somebody has begun to use fetches it. */
export const islands = {
  "episode-stage": () => import("#app/site/ninecast/episode-stage.tsx").then((loaded) => loaded.EpisodeStage),
  "gallery-viewer": () => import("#app/site/clubs/gallery/gallery-viewer.tsx").then((loaded) => loaded.GalleryViewer),
  "product-options": () => import("#app/views/merch/product-options.tsx").then((loaded) => loaded.ProductOptions),
  "proposal-wizard": () => import("#app/site/partners/proposal-wizard.tsx").then((loaded) => loaded.ProposalWizard),
};

export type IslandName = keyof typeof islands;

/** What each says where the page is not Spanish; texts/topics.test.ts finds what is missing. */
export const topicsOf: Record<IslandName, Topic[]> = {
  "episode-stage": ["episodes", "ui"],
  "gallery-viewer": ["clubs", "ui"],
  "product-options": ["products", "ui"],
  "proposal-wizard": ["partners", "requests", "ui"],
};

export type IslandComponent<N extends IslandName> = Awaited<ReturnType<(typeof islands)[N]>>;
