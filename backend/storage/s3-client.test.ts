import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { collectGarbage } from "#tests/fixtures/collect-garbage.ts";
import { S3Client } from "./s3-client.ts";

const asked: string[] = [];
// A store that gives its list in pages of two; "&" and the like are written as XML has them.
const store = createServer(({ method = "", url = "" }, answer) => {
  asked.push(`${method} ${url}`);
  const entry = (key: string) =>
    `<Contents><Key>${key}</Key><LastModified>2026-11-22T02:31:00.000Z</LastModified></Contents>`;
  const page = new URL(url, "http://store").searchParams.get("continuation-token")
    ? `<ListBucketResult>${entry("files/c")}</ListBucketResult>`
    : `<ListBucketResult><NextContinuationToken>a/b+&amp;=</NextContinuationToken>${entry("files/a&amp;a")}${entry("files/b")}</ListBucketResult>`;
  answer.end(page);
});
let client: S3Client;

beforeAll(async () => {
  await new Promise<void>((resolve) => store.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this shape.
  const { port } = store.address() as AddressInfo;
  const keys = { accessKeyId: "id", secretAccessKey: "secret", region: "eu-south-2" };
  client = new S3Client({ endpoint: `http://127.0.0.1:${port}`, bucket: "nine", ...keys });
});
afterAll(() => store.close());

test("a list of several pages is read to its end", async () => {
  const found = [];
  for await (const object of client.list("files/")) found.push(object);
  expect(found.map((s3Object) => s3Object.key)).toEqual(["files/a&a", "files/b", "files/c"]);
  expect(found[0]?.changedAt).toBe(Date.UTC(2026, 10, 22, 2, 31));
  const [, second = ""] = asked;
  expect(new URL(second.split(" ")[1] ?? "", "http://store").searchParams.get("continuation-token")).toBe("a/b+&=");
});

test("a file comes whole, however late it is read", async () => {
  const file = await client.get("files/a");
  // Fetch cancels the body of an answer that nobody holds any more, unless somebody has begun to read it.
  await collectGarbage();
  expect(file?.size).toBeGreaterThan(0);
  expect(file && (await buffer(file.chunks)).byteLength).toBe(file?.size);
});
