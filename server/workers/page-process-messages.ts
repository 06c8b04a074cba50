/** What a page process must know to begin: where the owner listens, and the key of anonymous reads. */
export interface Opening {
  owner: { socket: string; publishableKey: string };
}

/** From the owner: the beginning, or that the content has changed. */
export type ToPageProcess = Opening | { outdate: number };

/** From a page process: it listens to us now, or knows of this change. */
export type FromPageProcess = { began: true } | { outdated: number };

/** The visitor's address, on the private way between our own processes; whatever a visitor writes there is replaced. */
export const visitorHeader = "x-visitor-address";
