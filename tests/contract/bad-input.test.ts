import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { SignJWT } from "jose";
import { afterEach, expect, test } from "vitest";
import { testBackend } from "#tests/fixtures/of-file.ts";

const it = await testBackend();
// What was refused was refused on purpose: nothing surprised the server.
afterEach(() => expect(it.problems).toEqual([]));

const megabyte = 1024 * 1024;
const huge = JSON.stringify({ email: "x".repeat(megabyte) });
const jsonAddresses = [
  "POST /rest/v1/clubs",
  "PATCH /rest/v1/clubs?id=eq.x",
  "POST /rest/v1/rpc/nothing",
  "POST /auth/v1/token?grant_type=password",
  "POST /auth/v1/token?grant_type=refresh_token",
  "PUT /auth/v1/user",
  "POST /auth/v1/signup",
  "POST /storage/v1/object/list/public-assets",
  "DELETE /storage/v1/object/public-assets",
  "POST /functions/v1/contact-form-ai-responder",
];

test.each(jsonAddresses)("%s refuses what is not JSON", async (address) => {
  for (const body of ["{", "[1,", "\0", "\uFFFD", "{'a':1}", "NaN", '{"a":"\\u0000"}', "[[[[", '"text"', "7", "null"]) {
    await expectRefusal(ask(address, { body }), body);
  }
});

test.each(jsonAddresses)("%s refuses more than one megabyte, also without a length", async (address) => {
  await expectRefusal(ask(address, { body: huge }), "huge");
  const chunked = new Blob([huge]).stream();
  // The DOM's type does not know `duplex`, which Node wants with a stream.
  const init = { body: chunked, duplex: "half" } as RequestInit;
  await expectRefusal(ask(address, init), "huge and chunked");
});

test("a body larger than one megabyte is a 413 at the doors that read it", async () => {
  for (const address of ["POST /rest/v1/clubs", "POST /auth/v1/token?grant_type=password"]) {
    expect((await ask(address, { body: huge })).status, address).toBe(413);
  }
});

test.each([
  "GET /rest/v1/",
  "GET /rest/v1/nothing",
  "GET /rest/v1/clubs/acacias",
  "GET /rest/v1/clubs?select=nothing",
  "GET /rest/v1/clubs?nothing=eq.1",
  "GET /rest/v1/clubs?id=nothing.1",
  "GET /rest/v1/clubs?id=eq.%00",
  "GET /rest/v1/%00",
  "GET /rest/v1/%FF",
  "GET /rest/v1/__proto__",
  "GET /rest/v1/clubs?__proto__=eq.1",
  "GET /rest/v1/clubs?select=constructor",
  "GET /rest/v1/clubs?limit=-1",
  "GET /rest/v1/clubs?order=id.sideways",
  `GET /rest/v1/clubs?or=${"(or".repeat(500)}`,
  `GET /rest/v1/clubs?select=${"a".repeat(8000)}`,
  "GET /rest/v1/pg_catalog.pg_user",
  "PROPFIND /rest/v1/clubs",
  "PUT /rest/v1/clubs",
  "GET /auth/v1/",
  "GET /auth/v1/__proto__",
  "GET /auth/v1/token",
  "GET /auth/v1/admin/users",
  "GET /storage/v1/object/public/public-assets/..%2f..%2fkeys.json",
  "GET /storage/v1/object/public/..%2f/keys.json",
  "GET /storage/v1/object/public/public-assets/%00",
  "GET /storage/v1/object/public/public-assets/%FF",
  "GET /storage/v1/object/public/__proto__/x",
  "POST /storage/v1/object/public-assets/..%2f..%2fevil",
  "POST /storage/v1/object/public-assets/a%00.png",
  "PUT /storage/v1/object/nowhere/a.png",
  "GET /functions/v1/",
  "POST /functions/v1/..%2fcontact-form-ai-responder",
  "GET /functions/v1/contact-form-ai-responder",
])("%s is refused", async (address) => {
  await expectRefusal(ask(address), address);
});

test.each(["rest/v1/clubs", "auth/v1/user", "storage/v1/bucket", "functions/v1/contact-form-ai-responder"])(
  "%s takes no key that was forged, has run out or is signed by nobody",
  async (path) => {
    const forged = (secret: string, claims: object) =>
      new SignJWT({ role: "service_role", ...claims })
        .setProtectedHeader({ alg: "HS256" })
        .setExpirationTime("1h")
        .sign(new TextEncoder().encode(secret));
    const unsigned = ['{"alg":"none"}', '{"role":"service_role"}', ""].map((value) => btoa(value)).join(".");
    const wrong = [unsigned, await forged("x".repeat(43), {}), "a.b.c", "sb_secret_", "x".repeat(10_000)];
    for (const token of wrong) {
      const method = path.startsWith("functions") ? "POST" : "GET";
      const headers = { authorization: `Bearer ${token}` };
      const { status } = await expectRefusal(ask(`${method} /${path}`, { headers }), token.slice(0, 40));
      expect([401, 403]).toContain(status);
      const asKey = await it.backend.fetch(new Request(`http://x/${path}`, { method, headers: { apikey: token } }));
      expect(asKey.status).toBe(401);
    }
  },
);

test("a request without a key is refused by every door", async () => {
  for (const path of ["/rest/v1/clubs", "/auth/v1/settings", "/storage/v1/bucket", "/functions/v1/x"]) {
    expect((await it.backend.fetch(new Request(`http://x${path}`))).status, path).toBe(401);
  }
});

test("a path that climbs out on the wire reaches no file", async () => {
  const { port } = new URL(it.url);
  const socket = connect(Number(port), "127.0.0.1");
  socket.write(
    "GET /storage/v1/object/public/public-assets/../../../../keys.json HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
  );
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(answer).not.toContain("jwtSecret");
});

function ask(address: string, init: RequestInit = {}): Promise<Response> {
  const [method = "", path = ""] = address.split(" ");
  const headers = { apikey: it.backend.publishableKey, "content-type": "application/json", ...init.headers };
  return it.backend.fetch(new Request(`http://x${path}`, { ...init, method, headers }));
}

async function expectRefusal(answer: Promise<Response>, what: string): Promise<Response> {
  const response = await answer;
  const body = await response.text();
  const context = `${what.slice(0, 60)} → ${response.status} ${body.slice(0, 200)}`;
  expect(response.status, context).toBeGreaterThanOrEqual(400);
  expect(response.status, context).toBeLessThan(500);
  expect(response.headers.get("content-type"), context).toMatch(/^application\/json/);
  expect(typeof JSON.parse(body), context).toBe("object");
  expect(body, context).not.toMatch(/\bat .*\.ts:\d|node:internal|node_modules/);
  return response;
}
