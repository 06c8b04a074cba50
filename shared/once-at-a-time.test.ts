import { expect, it, vi } from "vitest";
import { OnceAtATime } from "./once-at-a-time.ts";

it("joins those who ask while it is under way, and begins anew afterwards", async () => {
  const work = vi.fn(async () => "done");
  const reads = new OnceAtATime<string, string>();
  expect(await Promise.all([reads.run("a", work), reads.run("a", work), reads.run("b", work)])).toHaveLength(3);
  expect(work).toHaveBeenCalledTimes(2);
  await reads.run("a", work);
  expect(work).toHaveBeenCalledTimes(3);
});

it("keeps no failure", async () => {
  const reads = new OnceAtATime<string, string>();
  await expect(reads.run("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await reads.run("a", async () => "yes")).toBe("yes");
});

it("joins nobody to what was forgotten, and what was forgotten ends nothing that came after it", async () => {
  const reads = new OnceAtATime<string, string>();
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  const old = reads.run("a", () => first.promise);
  reads.forget();
  const young = reads.run("a", () => second.promise);
  first.resolve("old");
  expect(await old).toBe("old");
  expect(reads.run("a", async () => "third")).toBe(young);
  second.resolve("young");
  expect(await young).toBe("young");
});
