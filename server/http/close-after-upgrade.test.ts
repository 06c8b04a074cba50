import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { closeAfterUpgrade } from "./close-after-upgrade.ts";

async function listen() {
  const server = createServer((request, response) => response.end(`answered ${request.url}\n`));
  closeAfterUpgrade(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  // A server that listens on a port has an address of this shape.
  return (server.address() as AddressInfo).port;
}

const next = "GET /next HTTP/1.1\r\nHost: a\r\n\r\n";

test.each(["h2c", "websocket"])("whoever asks for %s is answered, and sees the connection end", async (protocol) => {
  const socket = connect(await listen(), "127.0.0.1");
  let heard = "";
  socket.setEncoding("latin1").on("data", (text) => (heard += text));
  socket.write(`GET /first HTTP/1.1\r\nHost: a\r\nUpgrade: ${protocol}\r\nConnection: Upgrade\r\n\r\n${next}`);
  await once(socket, "close");
  expect(heard).toContain("answered /first");
  expect(heard).toMatch(/connection: close/i);
});

test("any other connection goes on", async () => {
  const socket = connect(await listen(), "127.0.0.1");
  let heard = "";
  socket.setEncoding("latin1").on("data", (text) => (heard += text));
  socket.write(next + next);
  await expect.poll(() => heard.split("answered /next")).toHaveLength(3);
  expect(heard).not.toMatch(/connection: close/i);
  socket.destroy();
});
