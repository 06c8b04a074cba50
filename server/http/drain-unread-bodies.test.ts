import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { afterEach, expect, test } from "vitest";
import { drainUnreadBodies } from "./drain-unread-bodies.ts";

const limits = { mostBytes: 2_000_000, patienceMs: 400, lingerMs: 100 };
const last = "GET /last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
const head = (length: number, more = "") =>
  `POST /door HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n${more}\r\n`;

let server: Server;
let socket: Socket;
let heard: string;

/** A door that refuses without a look at the body, as the backend's do. */
const refuse: RequestListener = async (request, response) => {
  const asked = createRequest(request, response);
  await sendResponse(response, new Response(`refused ${new URL(asked.url).pathname}\n`, { status: 401 }));
};

async function open(listener: RequestListener = refuse): Promise<void> {
  server = createServer(listener);
  drainUnreadBodies(server, limits);
  await once(server.listen(0, "127.0.0.1"), "listening");
  // A server that listens on a port has an address of this shape.
  socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  heard = "";
  socket.setEncoding("latin1").on("data", (text) => (heard += text));
  await once(socket, "connect");
}

afterEach(() => {
  socket.destroy();
  server.closeAllConnections();
  server.close();
});

/** The end of the connection: an error when it was a reset. */
const ended = () => once(socket, "close");

for (const [what, length, body] of [
  ["a body that is there at once", 400_000, "x".repeat(400_000)],
  ["a larger one than the buffers hold", 1_900_000, "x".repeat(1_900_000)],
  ["one that comes in chunks", 0, `493e0\r\n${"x".repeat(300_000)}\r\n0\r\n\r\n`],
] as const) {
  test(`the connection goes on after ${what}`, async () => {
    await open();
    const how = length ? head(length) : "POST /door HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";
    socket.write(how + body + last);
    await ended();
    expect(heard.match(/refused \S+/g)).toEqual(["refused /door", "refused /last"]);
  });
}

test("the answer arrives before the end when the visitor wants no further request", async () => {
  await open();
  let failure: unknown;
  socket.on("error", (error) => (failure = error));
  socket.write(head(1_500_000, "Connection: close\r\n") + "x".repeat(100_000));
  await once(socket, "data");
  socket.write("x".repeat(1_400_000));
  await ended();
  expect(failure).toBeUndefined();
  expect(heard).toContain("refused /door");
});

test("a visitor who sends without end has his answer and then the end of the connection", async () => {
  await open();
  socket.on("error", () => {});
  socket.write(head(1e9));
  const sending = setInterval(() => socket.write("x".repeat(500_000)), 5);
  await ended();
  clearInterval(sending);
  expect(heard).toContain("refused /door");
});

test("a visitor who stops in the middle does not keep the connection", async () => {
  await open();
  socket.on("error", () => {});
  socket.write(`${head(1000)}x`);
  await ended();
  expect(heard).toContain("refused /door");
});

test("a body that is read whole stays the business of whoever reads it", async () => {
  await open(async (request, response) => {
    const chunks = await request.toArray();
    response.end(`refused ${request.url} after ${Buffer.concat(chunks).length}\n`);
  });
  socket.write(head(1_000_000) + "x".repeat(1_000_000) + last);
  await ended();
  expect(heard.match(/refused .*/g)).toEqual(["refused /door after 1000000", "refused /last after 0"]);
});
