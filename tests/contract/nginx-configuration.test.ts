import { once } from "node:events";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { connect, type IncomingHttpHeaders as SecureHeaders } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasProxyTools, startNginxProxy } from "#tests/fixtures/nginx-proxy.ts";

// deploy/nginx.conf in a real nginx, before a site that notes what reaches it.
describe.skipIf(!hasProxyTools)("the proxy's configuration", () => {
  const folder = mkdtempSync(join(tmpdir(), "nine-fitness-nginx-"));
  const packed = brotliCompressSync("<p>hola</p>".repeat(1000));
  const reached: { headers: IncomingHttpHeaders; port: number | undefined }[] = [];
  const site = createServer((request, response) => {
    reached.push({ headers: request.headers, port: request.socket.remotePort });
    request.resume().once("end", () => {
      if (request.url?.endsWith("/cut")) return response.destroy();
      if (request.url !== "/page") return response.end("hola");
      response.writeHead(200, {
        "content-type": "text/html",
        "content-encoding": "br",
        etag: 'W/"a"',
        vary: "accept-encoding",
      });
      response.end(packed);
    });
  });
  let address = "";
  let end = async () => {};

  beforeAll(async () => {
    chmodSync(folder, 0o755);
    await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
    // A server that listens on a port has an address of this shape.
    const proxy = await startNginxProxy(folder, (site.address() as AddressInfo).port);
    address = proxy.address;
    end = proxy.stop;
  });
  afterAll(async () => {
    await end();
    site.closeAllConnections();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it("speaks HTTP/2 and keeps its connections to the site", async () => {
    reached.length = 0;
    const answers = [await ask(address), await ask(address), await ask(address)];
    expect(answers.map((answer) => answer.text)).toEqual(["hola", "hola", "hola"]);
    expect(new Set(reached.map((entry) => entry.port)).size).toBe(1);
  });

  it("passes on what the site packed, as it is", async () => {
    const { headers, body } = await ask(address, { ":path": "/page", "accept-encoding": "br, gzip" });
    expect(headers).toMatchObject({ "content-encoding": "br", etag: 'W/"a"', vary: "accept-encoding" });
    expect(body).toEqual(packed);
  });

  it("serves the challenges of certificates from where certbot is told to put them", () => {
    const [, told] = /--webroot-path (\S+)/.exec(readFileSync("docs/operations.md", "utf8")) ?? [];
    expect(readFileSync("deploy/nginx.conf", "utf8")).toContain(`acme-challenge/ { root ${told}; }`);
  });

  it("tells the site who asks, and believes nobody else about it", async () => {
    reached.length = 0;
    await ask(address, { "x-forwarded-for": "203.0.113.9", "x-request-id": "mine" });
    const headers: IncomingHttpHeaders = reached[0]?.headers ?? {};
    expect(headers["x-forwarded-for"]).toBe("127.0.0.1");
    expect(headers["x-request-id"]).toMatch(/^[\da-f]{32}$/);
    expect(headers["x-forwarded-proto"]).toBe("https");
    expect(headers.host).toBe("www.example.com");
  });

  it("lets a picture of 20 MB through, and says itself what is far too large", async () => {
    expect((await ask(address, {}, Buffer.alloc(21 * 2 ** 20))).headers[":status"]).toBe(200);
    const refused = (await ask(address, {}, Buffer.alloc(26 * 2 ** 20))).headers;
    expect(refused).toMatchObject({ ":status": 413, "content-type": "text/html; charset=utf-8" });
  });

  it("writes no secret of a visit's link into a log, whatever comes of it", async () => {
    const log = () => readFileSync(join(folder, "nine-fitness.log"), "utf8");
    const secret = "s3cr3t_-aBc";
    for (const path of [
      `/visita/${secret}`,
      `/visita/${secret}/cambiar`,
      `/en/visita/${secret}`,
      `//VISITA//${secret}/visita.ics?a=b`,
      "/visita",
    ])
      await ask(address, { ":path": path });
    // The site is gone in the middle of an answer: nginx would tell of it with the address.
    await ask(address, { ":path": `/visita/${secret}/cut` }).catch(() => null);
    await expect.poll(log).toMatch(/GET \/visita\/\[secret\]\/cut HTTP\/2\.0" 502/);
    expect(log()).toContain("GET /visita/[secret] HTTP/2");
    expect(log()).toContain("GET /visita/[secret]/cambiar HTTP/2");
    expect(log()).toContain("GET /VISITA/[secret]/visita.ics HTTP/2");
    expect(log()).toContain("GET /en/visita/[secret] HTTP/2");
    expect(log()).toContain("GET /visita HTTP/2");
    for (const file of readdirSync(folder).filter((text) => text.endsWith(".log")))
      expect(readFileSync(join(folder, file), "utf8"), file).not.toContain(secret);
  });

  it("writes addresses into its log without what was searched", async () => {
    await ask(address, { ":path": "/admin/inbox?buscar=ana@correo.example" });
    const log = () => readFileSync(join(folder, "nine-fitness.log"), "utf8");
    await expect.poll(log).toContain("GET /admin/inbox HTTP/2");
    expect(log()).not.toContain("ana@");
  });
});

/** Over HTTP/2, on a connection of its own. */
async function ask(address: string, headers: Record<string, string> = {}, body?: Buffer) {
  const session = connect(address, { rejectUnauthorized: false });
  await once(session, "connect");
  try {
    const method = body ? "POST" : "GET";
    const stream = session.request({ ":path": "/", ":method": method, ":authority": "www.example.com", ...headers });
    const answer: Promise<[SecureHeaders]> = once(stream, "response") as Promise<[SecureHeaders]>;
    stream.on("error", () => undefined).end(body);
    const [head] = await answer;
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    const whole = Buffer.concat(chunks);
    return { headers: head, body: whole, text: whole.toString() };
  } finally {
    session.destroy();
  }
}
