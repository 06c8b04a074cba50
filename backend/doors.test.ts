import { expect, test } from "vitest";
import { createDispatcher, type Door } from "./doors.ts";
import { randomSecret } from "./secret-file.ts";

const keys = { publishableKey: randomSecret(), secretKey: randomSecret(), jwtSecret: randomSecret() };

function dispatcherWith(rest: Door) {
  const logged: unknown[][] = [];
  const log = {
    info() {},
    warn: (...said: unknown[]) => logged.push(["warn", ...said]),
    error: (...said: unknown[]) => logged.push(["error", ...said]),
  };
  const silent: Door = async () => new Response(null, { status: 204 });
  const fetch = createDispatcher(
    { rest, auth: silent, storage: silent, functions: silent },
    { keys, isStanding: async () => true },
    log,
  );
  return {
    logged,
    ask: () => fetch(new Request("http://x/rest/v1/clubs", { headers: { apikey: keys.publishableKey } })),
  };
}

test("what nobody expected is logged once, and the answer gives away nothing but its number", async () => {
  const fault = new Error("a secret of ours");
  const { ask, logged } = dispatcherWith(async () => {
    throw fault;
  });
  const response = await ask();
  expect(response.status).toBe(500);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  const { message, ...rest } = await response.json();
  expect(rest).toEqual({ code: "500", details: null, hint: null });
  const id = /^Something went wrong here \[([0-9a-f-]{36})\]$/.exec(message)?.[1];
  expect(logged).toEqual([["error", `GET /rest/v1/clubs failed [${id}].`, fault]]);
});

test.each([
  ["ECONNREFUSED", 503],
  ["57P03", 503],
  ["53300", 503],
  ["CONNECTION_CLOSED", 503],
  ["23505", 500],
])("an error %s of the database is a %i", async (code, status) => {
  const { ask } = dispatcherWith(() => Promise.reject(Object.assign(new Error("x"), { code })));
  expect((await ask()).status).toBe(status);
});

test("a missing socket is a database that is away, a missing file is a fault", async () => {
  const missing = (syscall: string) => Object.assign(new Error("x"), { code: "ENOENT", syscall });
  const socket = dispatcherWith(() => Promise.reject(missing("connect")));
  const file = dispatcherWith(() => Promise.reject(missing("open")));
  expect([(await socket.ask()).status, (await file.ask()).status]).toEqual([503, 500]);
});
