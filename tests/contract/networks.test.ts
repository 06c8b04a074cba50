import { once } from "node:events";
import { createServer, request } from "node:http";
import { type AddressInfo, BlockList } from "node:net";
import { networkInterfaces } from "node:os";
import { afterEach, expect, test } from "vitest";
import { Attempts } from "#backend/auth/attempts.ts";
import { SignInLimits } from "#backend/auth/sign-in-limits.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { openHttpServer } from "#server/http/http-server.ts";
import { RequestsUnderWay } from "#server/http/requests-under-way.ts";
import { readEnv } from "#server/process/env.ts";
import { createLog } from "#server/process/log.ts";
import { openTestBackend } from "#tests/fixtures/backend.ts";
import { cloneDatabase } from "#tests/fixtures/database.ts";
import { openSmallSite } from "#tests/fixtures/small-site.ts";
import { rowFor } from "#tests/fixtures/valid-rows.ts";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** So many addresses of one /64, /56 or /48, each in a smaller network of its own as far as there are any. */
const addressesOf: Record<"/64" | "/56" | "/48", (index: number) => string> = {
  "/64": (index) => `2001:db8:7:7::${(index + 1).toString(16)}`,
  "/56": (index) => `2001:db8:7:${(0x700 + (index % 256)).toString(16)}::1`,
  "/48": (index) => `2001:db8:7:${(index * 257).toString(16)}::1`,
};

/** How many of so many are taken where one line may do `most`. */
const expected = (most: number) => ({ "/64": most, "/56": 4 * most, "/48": 16 * most });

test("a form is counted by network: an IPv6 line has one count, however many addresses it has", async () => {
  const taken: Record<string, number> = {};
  for (const [network, addressAt] of Object.entries(addressesOf)) {
    const small = await openSmallSite({}, ({ headers }) => String(headers["x-address"] ?? ""));
    closing.push(small.close);
    const statuses: number[] = [];
    for (let index = 0; index < 40; index += 1) {
      const headers = { origin: "https://www.ninefitness.test", "x-address": addressAt(index) };
      const sent = await fetch(`${small.origin}/form`, { method: "POST", headers, body: new URLSearchParams("a=1") });
      statuses.push(sent.status);
    }
    taken[network] = statuses.filter((status) => status === 200).length;
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  }
  // The small site's form may be sent twice.
  expect(taken).toEqual(expected(2));
});

test("the doors count what a network writes, wider ones too", async () => {
  const it = await openTestBackend();
  closing.push(() => it.close());
  const send = async (address: string, index: number) => {
    const row = rowFor("public.partner_submissions", { email: `a${index}@b.example` });
    const headers = { apikey: it.backend.publishableKey, "content-type": "application/json" };
    const asked = { method: "POST", headers, body: JSON.stringify(row) };
    return (await it.backend.fetch(new Request("http://x/rest/v1/partner_submissions", asked), { address })).status;
  };
  const statuses: number[] = [];
  for (let index = 0; index < 82; index += 1) statuses.push(await send(addressesOf["/56"](index), index));
  expect(statuses).toEqual([...Array(80).fill(201), 429, 429]);
});

test("wrong passwords are counted by network, wider ones too", async () => {
  const database = await cloneDatabase();
  closing.push(() => database.drop());
  for (const [network, most] of Object.entries({ "/64": 30, "/56": 120 })) {
    const limits = new SignInLimits(new Attempts(database.sql, `the secret of ${network}`));
    let heard = 0;
    for (let index = 0; index < most + 10; index += 1) {
      const address = addressesOf[network as "/64" | "/56"](index);
      heard += "undo" in (await limits.attempt(`persona-${index}@nine.test`, { address })) ? 1 : 0;
    }
    expect(heard, network).toBe(most);
  }
});

test("so many requests of a network are worked at, and its wider ones have room for others", () => {
  for (const [network, most] of Object.entries(expected(3))) {
    const underWay = new RequestsUnderWay({ most: 1_000, mostPerAddress: 3 });
    const addressAt = addressesOf[network as keyof typeof addressesOf];
    const leaves = Array.from({ length: 100 }, (_, index) => underWay.enter(addressAt(index))).filter(Boolean);
    expect(leaves, network).toHaveLength(most);
    for (const leave of leaves) leave?.();
    expect(underWay.enter(addressAt(0)), network).not.toBeNull();
  }
});

const isOwn6 = ({ family, scopeid }: { family: string; scopeid?: number }) => family === "IPv6" && !scopeid;
const own6 = Object.values(networkInterfaces()).flatMap(
  (networkInterface) => networkInterface?.filter(isOwn6).map(({ address }) => address) ?? [],
);

test.skipIf(!own6.includes("::1"))("over real IPv6 sockets", async () => {
  const proxies = new BlockList();
  proxies.addAddress("::1", "ipv6");
  const small = await openSmallSite({}, (asked) =>
    clientAddress(asked, "x-forwarded-for" in asked.headers ? proxies : undefined),
  );
  const server = createServer(small.site.answer).listen(0, "::");
  closing.push(small.close, () => server.close().closeAllConnections());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const post = (host: string, visitor: Record<string, string> = {}) =>
    new Promise<number | undefined>((resolve, reject) => {
      const type = { "content-type": "application/x-www-form-urlencoded" };
      const headers = { origin: "https://www.ninefitness.test", ...type, ...visitor };
      const asked = request({ host, port, method: "POST", path: "/form", headers, agent: false }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      asked.on("error", reject).end("a=1");
    });
  const other = own6.find((address) => address !== "::1");
  expect([await post("::1"), await post("::1"), await post("::1")]).toEqual([200, 200, 429]);
  // IPv4 on a socket that speaks both is IPv4.
  expect([await post("127.0.0.1"), await post("127.0.0.1"), await post("127.0.0.1")]).toEqual([200, 200, 429]);
  if (other) expect(await post(other)).toBe(200);
  // Behind a proxy of this machine: one line with three addresses.
  const line = await Promise.all([1, 2, 3].map((at) => post("::1", { "x-forwarded-for": `2001:db8:9:9::${at}` })));
  expect(line.toSorted()).toEqual([200, 200, 429]);
});

test.skipIf(!own6.includes("::1"))("connections over IPv6 are counted too", async () => {
  const lines: string[] = [];
  const http = await openHttpServer(
    readEnv({ PORT: "0", HOST: "::", MAX_PER_ADDRESS: "2" }),
    createLog("json", (_, line) => lines.push(line)),
  );
  closing.push(() => http.close(), http.force);
  http.serve((_, response) => response.end("hola"));
  const { port } = http.server.address() as AddressInfo;
  const statuses = await Promise.all(
    Array.from(
      { length: 4 },
      () =>
        new Promise<number | undefined>((resolve, reject) => {
          const asked = request(
            { host: "::1", port, agent: false, headers: { connection: "keep-alive" } },
            (answer) => {
              answer.resume();
              resolve(answer.statusCode);
            },
          );
          asked.on("error", reject).end();
        }),
    ),
  );
  expect(statuses.toSorted()).toEqual([200, 200, 503, 503]);
});
