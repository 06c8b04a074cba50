import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { compress } from "./compress.ts";

it("keeps no more of a page than is sent", async () => {
  const body = Buffer.from(randomBytes(15_000).toString("hex"));
  const { br, gzip } = await compress(body);
  expect(brotliDecompressSync(br)).toEqual(body);
  expect(gunzipSync(gzip)).toEqual(body);
  for (const it of [br, gzip]) expect(it.buffer.byteLength).toBe(it.length);
});
