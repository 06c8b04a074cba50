import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { collectGarbage } from "#tests/fixtures/collect-garbage.ts";
import { createLog } from "../process/log.ts";
import type { BackendLink } from "./backend-link.ts";
import { linkHostedBackend } from "./link-hosted-backend.ts";

// A project elsewhere, as far as the server asks it: its revision and its public files.
const project = { revision: 1, isDown: false, isWrong: false, asked: [] as string[] };
let server: Server;
let link: BackendLink;
let log: string[];

beforeEach(async () => {
  Object.assign(project, { revision: 1, isDown: false, isWrong: false, asked: [] });
  log = [];
  server = createServer((request, response) => {
    project.asked.push(`${request.method} ${request.url}`);
    if (project.isDown) response.writeHead(503).end();
    else if (request.url?.startsWith("/rest/v1/content_revision"))
      response.end(project.isWrong ? "<p>Revision 2</p>" : JSON.stringify([{ revision: project.revision }]));
    else if (request.url === "/storage/v1/object/public/media_assets/a%20b.jpg") {
      const isPart = request.headers.range === "bytes=0-3";
      const headers = { "content-type": "image/jpeg", etag: '"v1"', "set-cookie": "theirs=1" };
      response.writeHead(isPart ? 206 : 200, { ...headers, ...(isPart && { "content-range": "bytes 0-3/8" }) });
      response.end(request.method === "HEAD" ? undefined : isPart ? "jpeg" : "jpegjpeg");
    } else if (request.url?.includes("elsewhere")) response.writeHead(302, { location: "http://127.0.0.1:1/" }).end();
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo;
  link = open(`http://127.0.0.1:${port}`);
});

afterEach(async () => {
  await link.close();
  server.closeAllConnections();
  server.close();
});

const open = (url: string) =>
  linkHostedBackend({
    url,
    publishableKey: "key",
    scalesPictures: true,
    log: createLog("json", (_, line) => log.push(line)),
  });
const ask = (path: string, init?: RequestInit) =>
  link.answer(new Request(`http://our.site${path}`, init), { address: "" });

describe("a file of a hosted project", () => {
  it("is shown under our own address, without what its host says about itself", async () => {
    const response = await ask("/storage/v1/object/public/media_assets/a%20b.jpg");
    expect(await response?.text()).toBe("jpegjpeg");
    expect(response?.headers.get("content-type")).toBe("image/jpeg");
    expect(response?.headers.get("content-security-policy")).toBe("sandbox");
    expect(response?.headers.has("set-cookie")).toBe(false);
  });

  it("comes whole, however late it is read", async () => {
    const response = await ask("/storage/v1/object/public/media_assets/a%20b.jpg");
    await collectGarbage();
    expect(await response?.text()).toBe("jpegjpeg");
  });

  it("can be asked for in parts", async () => {
    const response = await ask("/storage/v1/object/public/media_assets/a%20b.jpg", { headers: { range: "bytes=0-3" } });
    expect([response?.status, response?.headers.get("content-range")]).toEqual([206, "bytes 0-3/8"]);
  });

  it("that is missing is missing here too, and a redirect is not followed", async () => {
    expect((await ask("/storage/v1/object/public/media_assets/no.jpg"))?.status).toBe(404);
    expect((await ask("/storage/v1/object/public/elsewhere/a.jpg"))?.status).toBe(502);
  });

  it("is found for the resizer, with a version", async () => {
    expect(await link.locateFile("media_assets", "a b.jpg")).toMatchObject({ version: '"v1"' });
    expect(await link.locateFile("media_assets", "no.jpg")).toBeNull();
  });

  it("can come scaled from the project's own service, never wider than that makes them", async () => {
    const found = await link.locateFile("media_assets", "a b.jpg");
    if (!found || !("url" in found)) throw new Error("the file was not found");
    expect(found.scaledUrl?.(678)).toMatch(
      /\/storage\/v1\/render\/image\/public\/media_assets\/a%20b\.jpg\?width=678&quality=90&resize=contain$/,
    );
    expect(found.scaledUrl?.(5000)).toContain("width=2500&");
  });

  it("is all that is passed on: browsers ask the project itself for the rest", () => {
    expect(ask("/rest/v1/clubs")).toBeNull();
    expect(ask("/storage/v1/object/list/media_assets")).toBeNull();
  });
});

describe("the revision of a hosted project", () => {
  it("is asked for again within a second, and only when it is another one", async () => {
    await link.close();
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let revision = 9;
    const asked = vi.spyOn(globalThis, "fetch").mockImplementation(async (address) => {
      const isKnown = String(address).endsWith(`revision=neq.${revision}`);
      return Response.json(isKnown ? [] : [{ revision }]);
    });
    onTestFinished(() => asked.mockRestore());
    link = open("http://elsewhere.test");
    const changed = vi.fn();
    link.onChange(changed);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(changed).toHaveBeenCalledTimes(1);
    revision = 10;
    await vi.advanceTimersByTimeAsync(999);
    expect([changed.mock.calls.length, link.revision()]).toEqual([2, "10"]);
  });

  it("is not taken from an answer that is none", async () => {
    await vi.waitFor(() => expect(link.revision()).toBe("1"), 5_000);
    const changed = vi.fn();
    link.onChange(changed);
    project.isWrong = true;
    await vi.waitFor(() => expect(log).toHaveLength(1), 5_000);
    expect([link.revision(), changed.mock.calls]).toEqual(["1", []]);
  });

  it("is noticed within seconds, and its loss is said once", async () => {
    const changed = vi.fn();
    link.onChange(changed);
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1), 5_000);
    project.revision = 2;
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2), 5_000);
    project.isDown = true;
    expect(await link.isHealthy()).toBe(false);
    await vi.waitFor(() => expect(log).toHaveLength(1), 5_000);
    project.isDown = false;
    expect(await link.isHealthy()).toBe(true);
    expect(changed).toHaveBeenCalledTimes(2);
  }, 20_000);
});
