import { expect, it } from "vitest";
import { makePage } from "./page.ts";
import { chooseAnswer } from "./send.ts";

const page = await makePage({
  status: 200,
  headers: [],
  body: Buffer.from("<p>ñ</p>".repeat(99)),
  expiresAt: Infinity,
});

it("sends nothing to who has it already", () => {
  const { etag } = page;
  expect(chooseAnswer(page, 200, { ifNoneMatch: etag, acceptEncoding: "br" })).toMatchObject({
    status: 304,
    body: null,
  });
});

it("says again that something is missing: a 404 is no news and no 304", () => {
  const answer = chooseAnswer(page, 404, { ifNoneMatch: page.etag, acceptEncoding: undefined });
  expect(answer.status).toBe(404);
  expect(answer.body?.toString()).toContain("ñ");
});
