import { afterEach, expect, it } from "vitest";
import { openSmallSite, type SmallSite } from "#tests/fixtures/small-site.ts";

let small: SmallSite | undefined;
afterEach(() => small?.close());

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const lines = ({ log }: SmallSite) => log.map((line) => JSON.parse(line));

it("an answer that was made says its request's id, which a stranger cannot choose", async () => {
  small = await openSmallSite();
  const { headers } = await small.get("/no-page", { "x-request-id": "chosen" });
  expect(headers.get("x-request-id")).toMatch(uuid);
});

it("a trusted proxy chooses the id, unless it is none", async () => {
  small = await openSmallSite({ TRUSTED_PROXIES: "loopback" });
  const idFor = async (id: string) =>
    (await small?.get("/no-page", { "x-request-id": id }))?.headers.get("x-request-id");
  expect(await idFor("0af7651916cd43dd8448eb211c80319c")).toBe("0af7651916cd43dd8448eb211c80319c");
  expect(await idFor('"}\t{')).toMatch(uuid);
  expect(await idFor("x".repeat(101))).toMatch(uuid);
});

it("every line of the log that a request causes bears its id", async () => {
  small = await openSmallSite({ TRUSTED_PROXIES: "loopback" });
  small.backend.fails = true;
  await small.get("/", { "x-request-id": "the-one", accept: "*/*" });
  const said = lines(small);
  expect(said.length).toBeGreaterThan(0);
  expect(said.map(({ request }) => request)).toEqual(said.map(() => "the-one"));
});

it("requests are written down when somebody wants it, ready ones too, and nothing of who asked", async () => {
  small = await openSmallSite({ ACCESS_LOG: "on" });
  await small.get("/");
  await small.get("/?token=secret");
  await small.get("/pictures/nonsense?who=ana");
  await expect.poll(() => small && lines(small)).toHaveLength(3);
  const [first, again, picture] = lines(small);
  expect(first).toMatchObject({ event: "a request was answered", kind: "page", method: "GET", path: "/", status: 200 });
  expect(first.request).toMatch(uuid);
  expect(first.bytes).toBeGreaterThan(100);
  expect(again).toMatchObject({ kind: "page", path: "/" });
  expect(picture).toMatchObject({ kind: "picture", path: "/pictures/nonsense", status: 400 });
  expect(small.log.join()).not.toMatch(/secret|who=|127\.0\.0\.1|192\.0\.2|Firefox/);
});

it("none is written down unless somebody wants it", async () => {
  small = await openSmallSite();
  await small.get("/no-page");
  expect(small.log).toEqual([]);
});
