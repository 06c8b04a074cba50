import { createContext, useContext } from "react";

/** Where an island's scripts are, from the build's manifest; provided by entry.server, none in the browser. */
export const IslandCodeContext = createContext<(island: string) => readonly string[]>(() => []);

export const useIslandCode = (island: string): readonly string[] => useContext(IslandCodeContext)(island);
