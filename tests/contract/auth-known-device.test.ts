import { beforeAll, expect, test } from "vitest";
import { people } from "#tests/fixtures/backend.ts";
import { testBackend } from "#tests/fixtures/of-file.ts";

const it = await testBackend();
beforeAll(async () => {
  await it.createClient("staff");
});

const signIn = (password: string, cookie = "") =>
  it.backend.fetch(
    new Request("http://x/auth/v1/token?grant_type=password", {
      method: "POST",
      headers: { apikey: it.backend.publishableKey, "content-type": "application/json", cookie },
      body: JSON.stringify({ email: people.staff.email, password }),
    }),
    { address: "192.0.2.1" },
  );

test("wrong passwords from the owner's own network do not shut her out of the browser she uses", async () => {
  const first = await signIn(people.staff.password);
  const cookie = first.headers.getSetCookie()[0]?.split(";", 1)[0];
  for (let turn = 0; turn < 10; turn += 1) {
    const wrong = await signIn("wrong");
    expect([wrong.status, wrong.headers.getSetCookie()]).toEqual([400, []]);
  }
  const shut = await signIn(people.staff.password);
  expect(shut.status).toBe(429);
  expect(Number(shut.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await signIn(people.staff.password, cookie)).status).toBe(200);
  expect((await signIn(people.staff.password, `${cookie}x`)).status).toBe(429);
});
