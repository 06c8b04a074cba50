import { expect, it } from "vitest";
import { mendAddress } from "./mend-address.ts";

it.each([
  ["/club/acacias", "/club/acacias"],
  ["/club/a%20b?x=%ff", "/club/a%20b?x=%ff"],
  ["/club/%ff?x=1", "/club/%25ff?x=1"],
  ["/visita/%00", "/visita/%2500"],
  ["/%E0%A4%A", "/%25E0%25A4%25A"],
])("reads %s as %s", (url, mended) => {
  expect(mendAddress(url)).toBe(mended);
  expect(() => decodeURIComponent(mendAddress(url).split("?", 1)[0] ?? "")).not.toThrow();
});
