import { createHash } from "node:crypto";
import { beforeAll, expect, test, vi } from "vitest";
import { takeHostedAttempt } from "#server/backends/take-hosted-attempt.ts";
import { testBackend } from "#tests/fixtures/of-file.ts";

// Our own backend stands in for a hosted project: the function and the door are the same.
const secret = "what only the servers know";
const log = { info() {}, warn: vi.fn(), error() {} };

const it = await testBackend();
beforeAll(async () => {
  await it.sql`insert into private.server_secrets (hash) values (${createHash("sha256").update(secret).digest("hex")})`;
});

const server = (known = secret, url = it.url) =>
  takeHostedAttempt({ url, publishableKey: it.backend.publishableKey, secret: known, log, waitMs: 30_000 });

test("what one visitor sends through two servers is counted together, and forgiven when the window is over", async () => {
  const [one, other] = [server(), server()];
  const answers = await Promise.all([one, other, one, other, one].map((take) => take("ana", 3, 60_000)));
  expect(answers.filter(Boolean)).toHaveLength(3);
  expect(await other("luis", 3, 60_000)).toBe(true);
  await it.sql`update private.attempts set began_ms = began_ms - 60001`;
  expect(await one("ana", 3, 60_000)).toBe(true);
  const rows = await it.sql<{ key: string }[]>`select key from private.attempts`;
  expect(rows.map(({ key }) => key).join()).not.toMatch(/ana|luis/);
  expect(log.warn).not.toHaveBeenCalled();
});

test("whoever does not know the secret counts nothing, for nobody", async () => {
  const before = await it.sql`select key, taken from private.attempts order by key`;
  const visitor = await it.createClient("anon", "in-process");
  for (const tried of ["", "' or true --", secret.slice(1)]) {
    const asked = { secret: tried, key: "k", attempts: 1, window_ms: 60_000 };
    const { data } = await visitor.rpc("take_attempt", asked).throwOnError();
    expect(data).toBeNull();
  }
  expect(await it.sql`select key, taken from private.attempts order by key`).toEqual(before);
});

test("a server that is not known, or whose project is away, counts by itself and says so once", async () => {
  for (const take of [server("another"), server(secret, "http://127.0.0.1:1")]) {
    log.warn.mockClear();
    const answers = [];
    for (let times = 0; times < 3; times += 1) answers.push(await take("eva", 2, 60_000));
    expect(answers).toEqual([true, true, false]);
    expect(log.warn).toHaveBeenCalledTimes(1);
  }
});
