import type { ComponentType } from "react";

export type IslandImport = () => Promise<ComponentType<never>>;

/** One line per island: its name and how its code arrives. Each import is a chunk that only waking fetches. */
export const islands = {} satisfies Record<string, IslandImport>;

export type IslandName = keyof typeof islands;
