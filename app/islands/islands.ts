import type { ComponentType } from "react";

export type IslandImport = () => Promise<ComponentType<never>>;

/** One line per island: its name and how its code arrives. Only a page that somebody has begun to use fetches it. */
export const islands = {
  episodes: () => import("#app/site/ninecast/episode-stage.tsx").then((it) => it.EpisodeStage),
};

export type IslandName = keyof typeof islands;
export type IslandComponent<N extends IslandName> = Awaited<ReturnType<(typeof islands)[N]>>;
