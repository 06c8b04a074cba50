import { expect, it } from "vitest";
import { inOrder } from "./slow-line.ts";

it("hands packets on in the order in which they were sent, whatever fractions of a millisecond part them", async () => {
  const came: number[] = [];
  const at = inOrder();
  const begun = performance.now();
  for (let packet = 0; packet < 400; packet += 1) at(begun + 5 + packet / 7, () => came.push(packet));
  await expect.poll(() => came.length).toBe(400);
  expect(came).toEqual(Array.from({ length: 400 }, (_, packet) => packet));
});
