import { layout } from "./en/layout.ts";

/** All that the public site says, in English. One file per topic, so that several people can write at once. */
export const en = { ...layout } as const;
