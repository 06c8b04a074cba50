import { expect, test } from "vitest";
import { readFormRequest } from "./read-form-request.ts";

const ask = (body: string, type: string) =>
  readFormRequest(new Request("http://x/", { method: "POST", headers: { "content-type": type }, body }), 1_000_000);

const multipart = (fields: number) =>
  `${Array.from({ length: fields }, (_, at) => `--x\r\ncontent-disposition: form-data; name="a${at}"\r\n\r\nb\r\n`).join("")}--x--\r\n`;

test.each([
  ["application/x-www-form-urlencoded", (fields: number) => "a=b&".repeat(fields)],
  ["multipart/form-data; boundary=x", multipart],
  ['multipart/form-data; charset=utf-8; boundary="x"', multipart],
])("a form of %s is taken with a hundred fields, and not with thousands", async (type, bodyOf) => {
  expect(await ask(bodyOf(100), type)).toBeInstanceOf(Request);
  expect(await ask(bodyOf(5_000), type)).toBe(413);
});
