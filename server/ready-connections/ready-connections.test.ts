import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePage, type Page } from "../answers/page.ts";
import { chooseAnswer, send } from "../answers/send.ts";
import type { PlainRead } from "./plain-read.ts";
import { ReadyBytes } from "./ready-bytes.ts";
import { answerReadyReads, type ReadyConnections } from "./ready-connections.ts";

const keepAliveMs = 65_000;
let page: Page;
let usual: Server;
let quick: Server;
let connections: ReadyConnections;
const atOnce: string[] = [];
const bytes = new ReadyBytes(keepAliveMs);

/** Both send the same page at `/`, and say of anything else what they understood. */
function open(): Promise<Server> {
  const server = createServer({ keepAliveTimeout: keepAliveMs, noDelay: true }, async (request, response) => {
    if (request.url === "/" && request.method === "GET") return send(request, response, page, page.status);
    const chunks = await request.toArray();
    response.end(`${request.method} ${request.url} ${Buffer.concat(chunks)}`);
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

beforeAll(async () => {
  const headers: [string, string][] = [["content-type", "text/html"]];
  page = await makePage({ status: 200, headers, body: Buffer.from("<p>ñ</p>".repeat(99)), expiresAt: Infinity });
  [usual, quick] = await Promise.all([open(), open()]);
  connections = answerReadyReads(quick, (read: PlainRead) => {
    if (read.url !== "/") return undefined;
    atOnce.push(read.url);
    return bytes.of(chooseAnswer(page, page.status, read));
  });
});

afterAll(() => {
  usual.closeAllConnections();
  usual.close();
  quick.close();
});

/** What comes back for these pieces, sent one after the other, and for a last request on the same connection. */
function speak(server: Server, pieces: string[]): Promise<string> {
  // A server that listens on a port has an address of this shape.
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  return new Promise((resolve) => {
    let heard = "";
    socket.setEncoding("latin1").on("data", (text) => (heard += text));
    socket.on("error", () => {});
    socket.once("close", () => resolve(heard.replaceAll(/\r\nDate: [^\r]+ GMT/g, "\r\nDate: now")));
    socket.once("connect", async () => {
      for (const piece of [...pieces, "GET /last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"]) {
        if (socket.writable) socket.write(piece, "latin1");
        await delay(20);
      }
    });
  });
}

const browser = "Host: a\r\nUser-Agent: B\r\nAccept-Encoding: gzip, br\r\nConnection: keep-alive\r\n\r\n";
const plain = `GET / HTTP/1.1\r\n${browser}`;

describe("answered at once, byte for byte as by the server itself", () => {
  const cases: Record<string, [pieces: string[], times: number]> = {
    "a browser's request": [[plain], 1],
    "one after the other": [[plain, plain, plain], 3],
    "nothing compressed": [["GET / HTTP/1.1\r\nHost: a\r\n\r\n"], 1],
    "names in any case, spaces around values": [["GET / HTTP/1.1\r\nhOST:a\r\naccept-ENCODING: \t gzip \r\n\r\n"], 1],
    "what the browser has already": [["GET / HTTP/1.1\r\nHost: a\r\nIf-None-Match: *\r\n\r\n", plain], 2],
    "another page between two": [[plain, `GET /other HTTP/1.1\r\n${browser}`, plain], 1],
  };
  test.for(Object.entries(cases))("%s", async ([, [pieces, times]]) => {
    atOnce.length = 0;
    const expected = await speak(usual, pieces);
    expect(expected).toContain("GET /last");
    expect(await speak(quick, pieces)).toBe(expected);
    expect(atOnce).toHaveLength(times);
  });
});

describe("left to the server, whatever it makes of it", () => {
  const long = `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${"x".repeat(5_000)}\r\n\r\n`;
  const cases: Record<string, string[]> = {
    "in two pieces": [plain.slice(0, 30), plain.slice(30)],
    "in two pieces, cut in the last line": [plain.slice(0, -2), plain.slice(-2)],
    "two at once": [plain + plain],
    "one and a half": [plain + plain.slice(0, 30), plain.slice(30)],
    "HTTP/1.0": ["GET / HTTP/1.0\r\nHost: a\r\n\r\n"],
    "the connection is to end": ["GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"],
    "two words about the connection": [
      "GET / HTTP/1.1\r\nHost: a\r\nConnection: keep-alive\r\nConnection: close\r\n\r\n",
    ],
    "another method": ["HEAD / HTTP/1.1\r\nHost: a\r\n\r\n"],
    "a body of stated length": ["GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nGET "],
    "a body that looks like the end of a head": ["GET /x HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\n\r\n\r\n"],
    "an empty body": ["GET / HTTP/1.1\r\nHost: a\r\ncontent-length:0\r\n\r\n"],
    "a body in chunks": ["GET /x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"],
    "an upgrade": ["GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"],
    "an expectation": ["GET / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n\r\n"],
    "no host": ["GET / HTTP/1.1\r\nAccept: a\r\n\r\n"],
    "an empty host": ["GET / HTTP/1.1\r\nHost:\r\n\r\n"],
    "two hosts": ["GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"],
    "two lists of encodings": ["GET / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\nAccept-Encoding: gzip\r\n\r\n"],
    "lines without a carriage return": ["GET / HTTP/1.1\nHost: a\n\r\n\r\n"],
    "a line that goes on": ["GET / HTTP/1.1\r\nHost: a\r\nX-Y: 1\r\n 2\r\n\r\n"],
    "a space before the colon": ["GET / HTTP/1.1\r\nHost : a\r\n\r\n"],
    "a control character": ["GET / HTTP/1.1\r\nHost: a\r\nX-Y: \x01\r\n\r\n"],
    "a carriage return in a value": ["GET / HTTP/1.1\r\nHost: a\r\nX-Y: 1\r2\r\n\r\n"],
    "a whole address": ["GET http://a/ HTTP/1.1\r\nHost: a\r\n\r\n"],
    "an empty line first": [`\r\n${plain}`],
    "no HTTP": ["\x16\x03\x01\x02\r\n\r\n"],
    "a long head": [long],
  };
  test.for(Object.entries(cases))("%s", async ([, pieces]) => {
    atOnce.length = 0;
    expect(await speak(quick, pieces)).toBe(await speak(usual, pieces));
    expect(atOnce).toEqual([]);
  });
});

test("a visitor who has said all still gets the answer", async () => {
  const socket = connect((quick.address() as AddressInfo).port, "127.0.0.1");
  socket.end(plain);
  expect(Buffer.concat(await socket.toArray()).toString("latin1")).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});

test("connections at rest end when the site closes", async () => {
  const socket = connect((quick.address() as AddressInfo).port, "127.0.0.1");
  socket.write(plain);
  const [first] = await once(socket, "data");
  expect(String(first)).toContain("200 OK");
  const closed = new Promise<void>((resolve) => socket.once("close", resolve));
  connections.close();
  await closed;
});
