import { Agent, request } from "node:http";
import routes from "#app/routes.ts";
import { loadKeys } from "#backend/keys.ts";
import { expect, test } from "./fixtures/journey.ts";

// A stranger must find no address at which he writes into the log, or is answered with a stack.

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"];
const odd = ["%00", "%0a", "%ff", "%", "..%2f", "x".repeat(3_000), "ñ%00", "acacias%00"];

interface Route {
  path?: string | undefined;
  children?: Route[] | undefined;
}

/** Every address of the site, with `part` where a name is. */
function addressesWith(part: string, list: readonly Route[] = routes, above = ""): string[] {
  return list.flatMap(({ path = "", children = [] }) => {
    const own = `${above}/${path}`.replaceAll(/\/+/g, "/");
    const address = own.replaceAll(/:\w+\??|\*/g, () => part);
    return [address, ...addressesWith(part, children, own)];
  });
}

const doors = ["/rest/v1/", "/auth/v1/", "/storage/v1/", "/functions/v1/"];
const behindDoors = [
  ...["inbox", "agenda"].map((text) => `/rest/v1/${text}?id=eq.00000000-0000-0000-0000-000000000000`),
  ...["clubs", "inbox", "agenda", "rpc/book_visit", "rpc/nothing", "outbox", "requests"].map(
    (text) => `/rest/v1/${text}`,
  ),
  ...["user", "token?grant_type=password", "signup", "verify", "recover"].map((text) => `/auth/v1/${text}`),
  ...["bucket", "object/public/media/x", "object/list/media", "object/sign/media/x"].map(
    (text) => `/storage/v1/${text}`,
  ),
  ...["/clubs?q=%00", "/club/acacias/visita?dia=%00", "/9ftoday?pagina=%ff", "/visita?club=%00", "/contact?%00=%00"],
  ...["/functions/v1/generate-article", "/pictures/x/320/x.avif", "/sitemaps/x.xml", "/_root.data", "/__manifest"],
];

test("no request of a stranger is answered by a fault of the server or a line in its log @desktop", async ({
  site,
}) => {
  test.slow();
  const key = loadKeys(site.dataDir).publishableKey;
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const { hostname, port, host } = new URL(site.url);
  const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
    new Promise<{ what: string; status: number; body: string }>((resolve, reject) => {
      const asked = request({ hostname, port, path, method, agent, headers: { host, ...headers } }, (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part) => parts.push(part));
        answer.on("end", () => {
          const body = Buffer.concat(parts).toString("latin1");
          resolve({ what: `${method} ${path.slice(0, 80)}`, status: answer.statusCode ?? 0, body });
        });
      });
      asked.on("error", reject);
      asked.end(["POST", "PUT", "PATCH"].includes(method) ? "{}" : undefined);
    });

  const plain = addressesWith("x");
  const paths = new Map<string, readonly string[]>();
  for (const path of [...plain, ...doors.flatMap((door) => odd.map((part) => door + part)), ...behindDoors])
    paths.set(path, methods);
  for (const path of plain.flatMap((address) => [`${address}.data`, `${address}/%00`]))
    paths.set(path, ["GET", "POST"]);
  // Each address is read with each part; the other methods it is asked with one of them, in turn with all. English ones
  // are of the same modules: one part each, in turn.
  for (const [at, part] of odd.entries())
    for (const [place, path] of addressesWith(part).entries()) {
      const isItsTurn = place % odd.length === at;
      if (!paths.has(path) && (isItsTurn || !path.startsWith("/en/"))) paths.set(path, isItsTurn ? methods : ["GET"]);
    }
  expect(paths.size).toBeGreaterThan(300);
  const foreign = { origin: "https://evil.example", "content-type": "application/x-www-form-urlencoded" };
  const json = { "content-type": "application/json", apikey: key };
  const before = site.output().length;
  const faults: string[] = [];
  for (const [path, asking] of paths) {
    const asked = asking.flatMap((method) => [
      ask(method, path, json),
      // Where a request comes from is looked at where it may change something.
      ...(["POST", "PUT", "PATCH", "DELETE"].includes(method) ? [ask(method, path, foreign)] : []),
    ]);
    for (const { what, status, body } of await Promise.all(asked)) {
      if (status >= 500 && status !== 501) faults.push(`${status} ${what}`);
      if (/\n\s+at .*\(.*:\d+:\d+\)/.test(body)) faults.push(`a stack: ${what}`);
    }
  }
  expect(faults).toEqual([]);
  const lines = site.output().slice(before).split("\n");
  const written = lines.filter((line) => line.trim() !== "" && !line.includes('"level":"info"'));
  expect([...new Set(written.map((text) => text.replaceAll(/"(time|request)":"[^"]*",?/g, "")))].slice(0, 40)).toEqual(
    [],
  );
});
