import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import * as z from "zod/mini";
import { parseRows } from "#app/data/parse-rows.ts";
import { createLoadContext } from "#app/entry.server.tsx";
import { readOnceContext } from "#app/load-context.ts";
import type { RenderInput } from "#shared/render-input.ts";
import { ReadOnce } from "./read-once.ts";

let shared: ReadOnce;
let reads: number;
/** What renders were told: tables, and moments in milliseconds. */
let told: unknown[];
let status: number;

beforeEach(() => {
  shared = new ReadOnce(createLoadContext);
  reads = 0;
  told = [];
  status = 200;
});

const readCompany = async (client: SupabaseClient): Promise<unknown> =>
  (await client.from("company").select("id").throwOnError()).data;

/** One render of a page that reads what others read too. */
function render(of: Partial<RenderInput> = {}, read = readCompany): Promise<unknown> {
  // What these reads do not ask for is left out.
  const input = {
    report: {
      failedRead() {},
      leftOut() {},
      unexpected() {},
      reads: (table: string) => told.push(table),
      expiresAt: (moment: Date) => told.push(moment.getTime()),
    },
    backend: { url: "http://backend.test", key: "key", fetch: async () => Response.json([++reads], { status }) },
    mode: { nonce: "n", streams: false },
    language: "es",
    ...of,
  } as unknown as RenderInput;
  return shared.contextOf(input).get(readOnceContext)("company", read);
}

it("is read once for all pages of a language, each of which hears of the table", async () => {
  expect([await render(), await render(), await render({ language: "en" })]).toEqual([[1], [1], [2]]);
  expect(told).toEqual(["company", "company", "company"]);
});

it("is read again once the content has changed", async () => {
  await render();
  shared.forget();
  expect(await render()).toEqual([2]);
});

it("what was read before the content changed is not kept after it", async () => {
  const slow = Promise.withResolvers<void>();
  const first = render({}, async (client) => slow.promise.then(() => readCompany(client)));
  shared.forget();
  slow.resolve();
  expect(await first).toEqual([1]);
  expect(await render()).toEqual([2]);
});

it("what holds until a moment is read again from then on, and every page hears of the moment", async () => {
  vi.useFakeTimers({ now: 1_000, toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const nextChange = () => 5_000;
  await render({ nextChange });
  vi.setSystemTime(4_999);
  expect(await render({ nextChange })).toEqual([1]);
  expect(told.filter((value) => value === 5_000)).toHaveLength(2);
  vi.setSystemTime(5_000);
  expect(await render({ nextChange })).toEqual([2]);
});

it("a read that fails is asked again", async () => {
  status = 500;
  await expect(render()).rejects.toBeDefined();
  status = 200;
  expect(await render()).toEqual([2]);
});

it("what goes without a broken row is not kept", async () => {
  const withoutOne = async (client: SupabaseClient) =>
    parseRows(client, "company", z.object({ id: z.number() }), [{ id: ++reads }, { id: "odd" }]);
  expect([await render({}, withoutOne), await render({}, withoutOne)]).toEqual([[{ id: 1 }], [{ id: 2 }]]);
});

it("a frame for one visitor neither gives nor takes", async () => {
  await render();
  const mode = { nonce: "n", streams: true };
  expect(await render({ mode })).toEqual([2]);
  expect(await render()).toEqual([1]);
});
