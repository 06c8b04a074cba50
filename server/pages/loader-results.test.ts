import type { LoaderFunctionArgs } from "react-router";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { createLoadContext } from "#app/entry.server.tsx";
import { readOnceContext, renderReportContext } from "#app/load-context.ts";
import type { RenderInput } from "#shared/render-input.ts";
import { LoaderResults } from "./loader-results.ts";

let results: LoaderResults;
let load: (args: LoaderFunctionArgs) => unknown;
let times: number;
let told: unknown[];

beforeEach(() => {
  results = new LoaderResults(createLoadContext);
  times = 0;
  told = [];
  load = () => ({ times: ++times });
});

/** One render of a page, of which only this loader is looked at. */
function render(path: string, { streams = false, isLayout = false } = {}): unknown {
  const report = {
    failedRead() {},
    leftOut() {},
    unexpected() {},
    expiresAt: (moment: Date) => told.push(moment.getTime()),
  };
  // What these loaders do not read is left out.
  const input = {
    report,
    backend: { url: "http://backend.test", key: "key", fetch },
    mode: { nonce: "n", streams },
  } as unknown as RenderInput;
  const args = { request: new Request(`http://site.test${path}`), context: results.contextOf(input) };
  const loader = isLayout ? results.ofLayout("layout", (it) => load(it)) : results.ofPage("page", (it) => load(it));
  return loader(args as unknown as LoaderFunctionArgs);
}

it("a page is read once for each of its addresses, until the content changes", async () => {
  expect(await render("/clubs")).toEqual({ times: 1 });
  expect(await render("/clubs")).toEqual({ times: 1 });
  expect(await render("/clubs?pagina=2")).toEqual({ times: 2 });
  results.forget();
  expect(await render("/clubs")).toEqual({ times: 3 });
});

it("a layout is read once for all pages, and learns of no address", async () => {
  load = (args) => ({ times: ++times, knows: Object.keys(args) });
  expect(await render("/", { isLayout: true })).toEqual({ times: 1, knows: ["context"] });
  expect(await render("/clubs", { isLayout: true })).toEqual({ times: 1, knows: ["context"] });
});

it("what holds until a moment is read again from then on, and every page hears of the moment", async () => {
  vi.useFakeTimers({ now: 1_000 });
  onTestFinished(() => void vi.useRealTimers());
  load = ({ context }) => {
    context.get(renderReportContext).expiresAt(new Date(5_000));
    return { times: ++times };
  };
  await render("/");
  vi.setSystemTime(4_999);
  expect(await render("/")).toEqual({ times: 1 });
  expect(told).toEqual([5_000, 5_000]);
  vi.setSystemTime(5_000);
  expect(await render("/")).toEqual({ times: 2 });
});

it("what was read before the content changed is not kept after it", async () => {
  const slow = Promise.withResolvers<void>();
  load = () => slow.promise.then(() => ({ times: ++times }));
  const first = render("/");
  results.forget();
  slow.resolve();
  await first;
  expect(await render("/")).toEqual({ times: 2 });
});

it.each<[string, typeof load]>([
  ["a failed read", ({ context }) => context.get(renderReportContext).failedRead("clubs", new Error("down"))],
  [
    "a failed read of what came later",
    ({ context }) => ({
      clubs: new Promise((done) => setTimeout(done, 5)).then(() =>
        context.get(renderReportContext).failedRead("clubs", new Error("down")),
      ),
    }),
  ],
  ["a broken row", ({ context }) => context.get(renderReportContext).leftOut("clubs", new Error("odd"))],
  ["an answer of its own", () => new Response("<urlset/>")],
])("%s is not kept", async (_, loader) => {
  load = (args) => {
    times += 1;
    return loader(args);
  };
  await render("/");
  await render("/");
  expect(times).toBe(2);
});

it("what is thrown reaches the boundary each time", async () => {
  load = () => {
    times += 1;
    throw new Response(null, { status: 404 });
  };
  await expect(render("/no")).rejects.toMatchObject({ status: 404 });
  await expect(render("/no")).rejects.toMatchObject({ status: 404 });
  expect(times).toBe(2);
});

it("a frame for one visitor is neither kept nor taken from there", async () => {
  await render("/");
  expect(await render("/", { streams: true })).toEqual({ times: 2 });
  expect(await render("/")).toEqual({ times: 1 });
});

it("what pages read alike is read once for all of them, and tells each of what it read and of its end", async () => {
  const tables: string[] = [];
  let reads = 0;
  let isBroken = true;
  const render = async (language: "es" | "en" = "es") => {
    const report = {
      failedRead() {},
      leftOut() {},
      unexpected() {},
      expiresAt() {},
      reads: (table: string) => tables.push(table),
    };
    const backend = {
      url: "http://backend.test",
      key: "key",
      fetch: async () => Response.json([++reads], { status: isBroken ? 500 : 200 }),
    };
    const input = { report, backend, language, mode: { nonce: "n", streams: false } } as unknown as RenderInput;
    return results.contextOf(input).get(readOnceContext)("company", async (client) => {
      return (await client.from("company").select("id").throwOnError()).data;
    });
  };
  await expect(render()).rejects.toBeDefined();
  isBroken = false;
  expect([await render(), await render(), await render("en")]).toEqual([[2], [2], [3]]);
  expect(tables).toEqual(["company", "company", "company", "company"]);
  results.forget();
  expect(await render()).toEqual([4]);
});
