import { expect, it } from "vitest";
import { readAgain } from "./read-again.ts";

const read = "https://a.example/rest/v1/rpc/list_inbox";
const write = "https://a.example/rest/v1/rpc/send_answer";

/** Answers in turn; an error is a line that is lost. */
function backend(...answers: (number | Error)[]) {
  const asked: string[] = [];
  const ask = readAgain(
    async (input) => {
      asked.push(String(input));
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return new Response("[]", { status: answer ?? 200 });
    },
    [0, 0],
  );
  return { ask: (url: string) => ask(url, { method: "POST", body: "{}" }), asked };
}

it("asks again for a read that did not come, until it comes", async () => {
  const { ask, asked } = backend(new TypeError("Failed to fetch"), 503, 200);
  expect((await ask(read)).status).toBe(200);
  expect(asked).toEqual([read, read, read]);
});

it("says so after the third time", async () => {
  const lost = new TypeError("Failed to fetch");
  await expect(backend(lost, lost, lost).ask(read)).rejects.toBe(lost);
  expect((await backend(503, 503, 503, 200).ask(read)).status).toBe(503);
});

it("asks once for what writes, and for what was refused", async () => {
  const writing = backend(503, 200);
  expect((await writing.ask(write)).status).toBe(503);
  expect(writing.asked).toHaveLength(1);
  for (const status of [400, 403, 404, 500]) expect((await backend(status, 200).ask(read)).status).toBe(status);
});
