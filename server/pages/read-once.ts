import type { RouterContextProvider } from "react-router";
import { BoundedMap } from "#shared/bounded-map.ts";
import type { RenderInput } from "#shared/render-input.ts";

interface Result {
  value: unknown;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** The tables that were read for it. */
  tables: ReadonlySet<string>;
}

/** The header, the company, special days, in each language. */
const mostResults = 64;

/**
 * What many pages read alike is read once, until the content changes or the moment comes that the read named: after a save
 * the frame round all pages is not read for each of them (docs/decisions/0110).
 */
export class ReadOnce {
  readonly #createContext: (input: RenderInput) => RouterContextProvider;
  #kept = new BoundedMap<string, Result>(mostResults);

  constructor(createContext: (input: RenderInput) => RouterContextProvider) {
    this.#createContext = createContext;
  }

  /** The content has changed. What is being read now belongs to the old one, and is kept with it: nowhere. */
  forget(): void {
    this.#kept = new BoundedMap(mostResults);
  }

  /** The context of a render that may be spared such reads. */
  contextOf(input: RenderInput): RouterContextProvider {
    return this.#createContext({
      ...input,
      once: (what, read) => this.#once(`${input.language} ${what}`, input, read),
    });
  }

  async #once<T>(key: string, input: RenderInput, read: (input: RenderInput) => Promise<T>): Promise<T> {
    // A frame does not wait for what comes later, and one visitor alone gets it.
    if (input.mode.streams) return read(input);
    const kept = this.#kept;
    const { report } = input;
    const known = kept.get(key);
    if (known && known.expiresAt > Date.now()) {
      if (known.expiresAt !== Number.POSITIVE_INFINITY) report.expiresAt(new Date(known.expiresAt));
      for (const table of known.tables) report.reads(table);
      // The key names who asked, and what is asked has one type.
      return known.value as T;
    }
    const watched = watch(report);
    const value = await read({ ...input, report: watched.report });
    if (watched.isWhole()) kept.set(key, { value, expiresAt: watched.expiresAt(), tables: watched.tables });
    return value;
  }
}

/** The same report, and whether everything was read and until when it holds. */
function watch(report: RenderInput["report"]) {
  let isWhole = true;
  let expiresAt = Number.POSITIVE_INFINITY;
  const tables = new Set<string>();
  const own: RenderInput["report"] = {
    ...report,
    leftOut(table, error) {
      isWhole = false;
      report.leftOut(table, error);
    },
    expiresAt(moment) {
      expiresAt = Math.min(expiresAt, moment.getTime());
      report.expiresAt(moment);
    },
    reads(table) {
      tables.add(table);
      report.reads(table);
    },
  };
  return { report: own, tables, isWhole: () => isWhole, expiresAt: () => expiresAt };
}
