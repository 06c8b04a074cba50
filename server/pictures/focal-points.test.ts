import { expect, it } from "vitest";
import { FocalPoints, readFocalPoints } from "./focal-points.ts";

const points = (x: number) => new Map([["public-assets/a.jpg", { x, y: 2 }]]);
const log = { debug() {}, info() {}, warn() {}, error() {} };

it("asks once until something has changed, and keeps what it knew while nobody answers", async () => {
  const answers = [async () => points(1), () => Promise.reject(new Error("away")), async () => points(3)];
  const focal = new FocalPoints(() => answers.shift()?.() ?? Promise.reject(new Error("asked too often")), log);
  expect(await focal.all()).toEqual(points(1));
  expect(await focal.all()).toEqual(points(1));
  focal.forget();
  expect(await focal.all()).toEqual(points(1));
  expect(await focal.all()).toEqual(points(3));
});

it("reads what the backend tells anybody, and takes no point beside the picture", async () => {
  const link = (body: unknown) => ({
    url: "http://backend.invalid",
    publishableKey: "k",
    fetch: async () => Response.json(body),
  });
  expect(await readFocalPoints(link({ "public-assets/a.jpg": [1, 2] }))).toEqual(points(1));
  await expect(readFocalPoints(link({ "public-assets/a.jpg": [1, 200] }))).rejects.toThrow();
});
