import { expect, test } from "vitest";
import { wakes } from "./wakes.ts";

test("an element names its behaviour, and a misspelt name does not compile", () => {
  expect(wakes("carousel")).toEqual({ "data-wakes": "carousel" });
  expect(wakes("third-party", { unseen: true })).toEqual({ "data-wakes": "third-party", "data-unseen": "" });
  // @ts-expect-error: nothing is registered as "carrousel"
  wakes("carrousel");
});
