import { once } from "node:events";
import { request } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { clientAddress } from "#server/http/client-address.ts";
import { type HttpServer, openHttpServer } from "#server/http/http-server.ts";
import { readEnv } from "#server/process/env.ts";
import { createLog } from "#server/process/log.ts";
import { openSmallSite, type SmallSite } from "#tests/fixtures/small-site.ts";

// What happens beyond the limits, small: `npm run torture -- overload` measures it at size.
let http: HttpServer | undefined;
let small: SmallSite | undefined;
const sockets: Socket[] = [];
const log: string[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  http?.force();
  await http?.close();
  http = undefined;
  await small?.close();
  small = undefined;
  log.length = 0;
});

async function openServer(environment: Record<string, string>): Promise<HttpServer> {
  const env = readEnv({ PORT: "0", ...environment });
  http = await openHttpServer(
    env,
    createLog("json", (_, line) => log.push(line)),
  );
  http.serve((_, response) => response.end("hola"));
  return http;
}

/** A connection from one of this machine's own addresses, on which a request is sent; its answer, and whether it ended. */
async function speak(server: HttpServer, localAddress: string, said = "GET / HTTP/1.1\r\nHost: a\r\n\r\n") {
  // A server that listens on a port has an address of this shape.
  const { port } = server.server.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  sockets.push(socket.on("error", () => {}));
  const it = { socket, heard: "" };
  socket.setEncoding("latin1").on("data", (text) => (it.heard += text));
  await once(socket, "connect");
  socket.write(said);
  return it;
}

const answered = (entry: { heard: string }) => expect.poll(() => entry.heard);

describe("connections", () => {
  test("beyond what one address may open are told to come later, and others are served", async () => {
    const server = await openServer({ MAX_PER_ADDRESS: "3" });
    const three = [
      await speak(server, "127.0.0.2"),
      await speak(server, "127.0.0.2"),
      await speak(server, "127.0.0.2"),
    ];
    for (const it of three) await answered(it).toContain("HTTP/1.1 200");
    const fourth = await speak(server, "127.0.0.2");
    await answered(fourth).toMatch(/^HTTP\/1\.1 503 .*\r\nRetry-After: 5\r\n/s);
    await answered(await speak(server, "127.0.0.3")).toContain("HTTP/1.1 200");
    expect(log.join()).toContain("connections are refused");
    three[0]?.socket.destroy();
    await expect.poll(() => server.connections.open).toBe(3);
    await answered(await speak(server, "127.0.0.2")).toContain("HTTP/1.1 200");
  });

  test("beyond what the process may have are told to come later, whoever asks", async () => {
    const server = await openServer({ MAX_CONNECTIONS: "2" });
    await answered(await speak(server, "127.0.0.2")).toContain("HTTP/1.1 200");
    await answered(await speak(server, "127.0.0.3")).toContain("HTTP/1.1 200");
    await answered(await speak(server, "127.0.0.4")).toContain("HTTP/1.1 503");
    expect(server.connections).toEqual({ open: 2, refused: 1 });
  });

  test("of a trusted proxy are not counted as one visitor's", async () => {
    const server = await openServer({ MAX_PER_ADDRESS: "1", TRUSTED_PROXIES: "loopback" });
    for (let count = 0; count < 5; count += 1) {
      await answered(await speak(server, "127.0.0.2")).toContain("HTTP/1.1 200");
    }
  });

  test.each([
    ["that say nothing", ""],
    ["whose head comes drop by drop", "GET / HTTP/1.1\r\nHos"],
    ["whose body does not come", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nx"],
  ])("%s are ended", async (_, said) => {
    const server = await openServer({ HEADER_TIMEOUT: "1", BODY_TIMEOUT: "1" });
    const { socket } = await speak(server, "127.0.0.2", said);
    await once(socket, "close");
    await expect.poll(() => server.connections.open).toBe(0);
  });
});

/** A form that is begun and not ended, from a visitor whom the proxy names. */
function beginForm(site: SmallSite, visitor: string) {
  const headers = { "content-type": "application/x-www-form-urlencoded", "content-length": "9" };
  const asked = request(`${site.origin}/form`, {
    method: "POST",
    headers: { ...headers, "x-forwarded-for": visitor },
    agent: false,
  });
  asked.on("error", () => {}).write("a");
  return asked;
}

test("one visitor's requests under way behind a proxy do not keep others from being answered", async () => {
  const environment = { MAX_PER_ADDRESS: "2", TRUSTED_PROXIES: "loopback" };
  small = await openSmallSite(environment, (message) => clientAddress(message, readEnv(environment).TRUSTED_PROXIES));
  const site = small;
  const slow = [beginForm(site, "192.0.2.1"), beginForm(site, "192.0.2.1")];
  const pictureFor = (visitor: string) => site.get("/pictures/480/webp/site/a.png", { "x-forwarded-for": visitor });
  await expect.poll(async () => (await pictureFor("192.0.2.1")).status).toBe(503);
  const refused = await pictureFor("192.0.2.1");
  expect(refused.headers.get("retry-after")).toBe("5");
  expect((await pictureFor("192.0.2.2")).status).not.toBe(503);
  // What is kept costs nothing: nobody is refused it.
  expect((await site.get("/", { "x-forwarded-for": "192.0.2.1" })).status).toBe(200);
  for (const it of slow) it.destroy();
  await expect.poll(async () => (await pictureFor("192.0.2.1")).status).not.toBe(503);
});

test("renders beyond those that may wait are refused at once, kept pages go on, and all is well afterwards", async () => {
  small = await openSmallSite({ MAX_RENDERS: "1", MAX_RENDERS_WAITING: "1" });
  const { backend, get, site } = small;
  expect((await get("/")).status).toBe(200);
  backend.ms = 400;
  const others = ["a", "b", "c", "d", "e"].map((name) => get(`/club/${name}`, { accept: "*/*" }));
  expect((await get("/")).status).toBe(200);
  const answers = await Promise.all(others);
  const refused = answers.filter((answer) => answer.status === 503);
  expect(refused).toHaveLength(3);
  for (const { headers } of refused) expect(headers.get("retry-after")).toBe("5");
  // Nobody takes our having too much to do for a failure of the backend.
  expect(site.cache?.late).toEqual([]);
  expect((await get("/club/f", { accept: "*/*" })).status).not.toBe(503);
  expect(small.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});
