import { expect, test } from "vitest";
import { Gate, GateIsFull } from "./gate.ts";

function heldWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, resolve };
}

test("no more than the stated number run at once, and who waited comes next", async () => {
  const gate = new Gate({ atOnce: 2, mayWait: 5 });
  const started: string[] = [];
  const held = ["a", "b", "c"].map((name) => ({ name, ...heldWork() }));
  const runs = held.map((entry) =>
    gate.run(async () => {
      started.push(entry.name);
      await entry.promise;
    }),
  );
  await Promise.resolve();
  expect(started).toEqual(["a", "b"]);
  held[1]?.resolve();
  await runs[1];
  await expect.poll(() => started).toEqual(["a", "b", "c"]);
  for (const it of held) it.resolve();
  await Promise.all(runs);
});

test("a full gate turns newcomers away and opens again afterwards", async () => {
  const gate = new Gate({ atOnce: 1, mayWait: 0 });
  const held = heldWork();
  const first = gate.run(() => held.promise);
  await expect(gate.run(async () => "late")).rejects.toBeInstanceOf(GateIsFull);
  held.resolve();
  await first;
  expect(await gate.run(async () => "in time")).toBe("in time");
});

test("work that throws gives its place back", async () => {
  const gate = new Gate({ atOnce: 1, mayWait: 0 });
  await expect(gate.run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await gate.run(async () => "next")).toBe("next");
});

test("who has waited too long is turned away, and the gate goes on", async () => {
  const gate = new Gate({ atOnce: 1, mayWait: 5, patienceMs: 20 });
  const held = heldWork();
  const first = gate.run(() => held.promise);
  await expect(gate.run(async () => "late")).rejects.toBeInstanceOf(GateIsFull);
  held.resolve();
  await first;
  expect(await gate.run(async () => "in time")).toBe("in time");
  expect(gate.counts).toEqual({ running: 0, waiting: 0, begun: 2, refused: 1 });
});

test("work that takes long lets another begin, but not any number", async () => {
  const gate = new Gate({ atOnce: 1, mayWait: 1, keepsPlaceMs: 20 });
  const held = heldWork();
  const hanging = [gate.run(() => held.promise), gate.run(() => held.promise)];
  await expect.poll(() => gate.counts.running).toBe(2);
  await expect.poll(() => gate.run(async () => "in").catch(() => "refused")).toBe("refused");
  held.resolve();
  await Promise.all(hanging);
  expect(await gate.run(async () => "next")).toBe("next");
});

test("what is not worth waiting for does not wait", async () => {
  const gate = new Gate({ atOnce: 1, mayWait: 5 });
  const held = heldWork();
  const first = gate.run(() => held.promise);
  await expect(gate.runAtOnce(async () => "at once")).rejects.toBeInstanceOf(GateIsFull);
  held.resolve();
  await first;
  expect(await gate.runAtOnce(async () => "at once")).toBe("at once");
});
