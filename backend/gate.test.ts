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
  const runs = held.map((it) =>
    gate.run(async () => {
      started.push(it.name);
      await it.promise;
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
