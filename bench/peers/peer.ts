/** A way to put the home page on the web, running on this machine. */
export interface Peer extends AsyncDisposable {
  /** `WordPress behind nginx, gzip and cache`. */
  name: string;
  url: string;
  /** Every process that takes part in an answer, those that may have been started since included. */
  pids: () => number[];
  /** From the first of its commands to the first page, in milliseconds; with the content that is there. */
  startMs: number;
}

/** What every peer shows: the words of our own home page, and its hero picture. */
export interface PeerContent {
  title: string;
  sections: { heading: string; paragraphs: string[] }[];
  /** A JPEG. */
  hero: Buffer;
}
