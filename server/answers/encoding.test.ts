import { expect, it } from "vitest";
import { chooseEncoding } from "./encoding.ts";

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0", "gzip"],
  ["GZIP", "gzip"],
  ["br;q=0.1", "br"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["*, br;q=0", "gzip"],
  ["identity", "identity"],
  ["sabre, brx", "identity"],
  ["", "identity"],
  [undefined, "identity"],
])("%s is answered in %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
