import type { LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { BoundedMap } from "#shared/bounded-map.ts";
import type { RenderInput } from "#shared/render-input.ts";

type Loader = (args: LoaderFunctionArgs) => unknown;

interface Result {
  value: unknown;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** The tables that were read for it. */
  tables: ReadonlySet<string>;
}

/** The pages that were rendered last. */
const mostPages = 64;
/** What pages have in common: their layouts, the company, special days, in each language. */
const mostCommon = 64;

/**
 * What loaders gave for pages of everybody, until the content changes or the moment that the loader named comes. After a
 * save the frame round all pages is read once, not once for each; and a page that is rendered again for another reason,
 * such as the colours of its pictures, asks for nothing (docs/decisions/0110).
 */
export class LoaderResults {
  readonly #createContext: (input: RenderInput) => RouterContextProvider;
  readonly #inputs = new WeakMap<Readonly<RouterContextProvider>, RenderInput>();
  #kept = emptyResults();

  constructor(createContext: (input: RenderInput) => RouterContextProvider) {
    this.#createContext = createContext;
  }

  /** The content has changed. What is being read now belongs to the old one, and is kept with it: nowhere. */
  forget(): void {
    this.#kept = emptyResults();
  }

  /** The context of a render whose loaders may be spared. */
  contextOf(input: RenderInput): RouterContextProvider {
    const context = this.#createContext({
      ...input,
      once: (what, read) => this.#keep("common", `${input.language} ${what}`, input, read),
    });
    this.#inputs.set(context, input);
    return context;
  }

  /** The loader of a page, which is asked once for each address. */
  ofPage(id: string, loader: Loader): Loader {
    return (args) =>
      this.#ask("pages", `${id} ${args.request.url}`, args.context, (context) => loader({ ...args, context }));
  }

  /** The loader of what stands round pages, which is asked once for all of them and so learns of no address. */
  ofLayout(id: string, loader: Loader): Loader {
    // Whoever reads more than the context meets the lack of it with the first page.
    return (args) => this.#ask("common", id, args.context, (context) => loader({ context } as LoaderFunctionArgs));
  }

  #ask(
    where: keyof Results,
    key: string,
    context: Readonly<RouterContextProvider>,
    load: (context: Readonly<RouterContextProvider>) => unknown,
  ): unknown {
    const input = this.#inputs.get(context);
    if (!input) return load(context);
    return this.#keep(where, key, input, async (own) => load(own === input ? context : this.contextOf(own)));
  }

  async #keep<T>(
    where: keyof Results,
    key: string,
    input: RenderInput,
    read: (input: RenderInput) => Promise<T>,
  ): Promise<T> {
    // A frame holds what has not come yet, and one visitor alone gets it.
    if (input.mode.streams) return read(input);
    const kept = this.#kept[where];
    const known = kept.get(key);
    if (known && known.expiresAt > Date.now()) {
      if (known.expiresAt !== Number.POSITIVE_INFINITY) input.report.expiresAt(new Date(known.expiresAt));
      for (const table of known.tables) input.report.reads(table);
      // The key names who asked, and what is asked has one type.
      return known.value as T;
    }
    const watched = watch(input.report);
    const value = await read({ ...input, report: watched.report });
    const isThere = await allCame(value);
    if (isThere && watched.isWhole()) {
      kept.set(key, { value, expiresAt: watched.expiresAt(), tables: watched.tables });
    }
    return value;
  }
}

const emptyResults = () => ({
  pages: new BoundedMap<string, Result>(mostPages),
  common: new BoundedMap<string, Result>(mostCommon),
});

type Results = ReturnType<typeof emptyResults>;

/** The same report, and whether everything was read and until when it holds. */
function watch(report: RenderInput["report"]) {
  let isWhole = true;
  let expiresAt = Number.POSITIVE_INFINITY;
  const tables = new Set<string>();
  const own: RenderInput["report"] = {
    failedRead(what, error) {
      isWhole = false;
      report.failedRead(what, error);
    },
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
    unexpected: (error) => report.unexpected(error),
  };
  return { report: own, tables, isWhole: () => isWhole, expiresAt: () => expiresAt };
}

/** Waits for what a loader left open: only then is known whether all was read. An answer of its own is no data. */
async function allCame(value: unknown): Promise<boolean> {
  if (value instanceof Response) return false;
  if (typeof value !== "object" || value === null) return true;
  return (await Promise.allSettled(Object.values(value))).every(({ status }) => status === "fulfilled");
}
