interface RoundOptions {
  /** The whole count that was asked for, however long it takes; otherwise a part of it that ends within minutes. */
  full: boolean;
  say(line: string): void;
}

interface RoundResult {
  /** What was measured, for docs/reliability.md. */
  text: string;
  /** What was not as it should be, one sentence each. */
  misses: string[];
}

export type Round = (options: RoundOptions) => Promise<RoundResult>;
