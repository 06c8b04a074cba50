import { once } from "node:events";
import { request } from "node:http";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openSmallSite, type SmallSite } from "#tests/fixtures/small-site.ts";

let small: SmallSite;
beforeEach(async () => {
  small = await openSmallSite();
  small.backend.redirects = {
    "/verano": { status: "302", leads_to: "/club/Acacias" },
    "/viejo": { status: "301", leads_to: "https://otra.example/x?y=1" },
    "/club/retiro": { status: "301", leads_to: "/" },
    "/club/acacias": { status: "301", leads_to: "/elsewhere" },
    "/cerrado": { status: "410", leads_to: null },
    "/feria": { status: "301", leads_to: "/clubs?de=campaña" },
    "/oferta": { status: "301", leads_to: "https://otra.example/9,90€?a=%20#💪" },
  };
});
afterEach(() => small.close());

const asDocument = { "sec-fetch-dest": "document", "user-agent": "Mozilla/5.0 (iPhone) Mobile", accept: "text/html" };

async function open(path: string): Promise<void> {
  const [answer] = await once(request(small.origin + path, { headers: asDocument }).end(), "response");
  await once(answer.resume(), "end");
}

it.each([
  ["/verano", 302, "/club/Acacias"],
  ["/Verano/?utm_campaign=a", 302, "/club/Acacias?utm_campaign=a"],
  ["/viejo?z=2", 301, "https://otra.example/x?y=1"],
  ["/club/Retiro", 301, "/"],
  ["/cerrado", 410, null],
  ["/feria", 301, "/clubs?de=campa%C3%B1a"],
  ["/oferta", 301, "https://otra.example/9,90%E2%82%AC?a=%20#%F0%9F%92%AA"],
])("answers %s with %i", async (path, status, location) => {
  const answer = await small.get(path);
  expect([answer.status, answer.headers.get("location")]).toEqual([status, location]);
});

it("shows the page that there is, whatever is said of its address", async () => {
  expect((await small.get("/club/Acacias")).status).toBe(200);
});

it("leads elsewhere from an address whose page is gone, as soon as the backend tells of it", async () => {
  expect((await small.get("/club/Acacias")).status).toBe(200);
  small.backend.clubs = [];
  small.backend.redirects = { "/club/acacias": { status: "301", leads_to: "/news" } };
  small.backend.changed();
  expect((await small.get("/club/Acacias")).headers.get("location")).toBe("/news");
  small.backend.redirects = {};
  small.backend.changed();
  expect((await small.get("/club/Acacias")).status).toBe(404);
});

it("leads there before a slow page sends its frame", async () => {
  small.backend.ms = 400;
  expect((await small.get("/club/Retiro")).status).toBe(301);
});

it("counts what was asked in vain and what led on, and nothing that may say who asks", async () => {
  for (const path of ["/horarios?de=x", "/Horarios/", "/verano", "/visita/geheim", "/a@b.example", "/t/600123456"])
    await open(path);
  const counts = (small.views?.take() ?? []).map(({ kind, name, views }) => `${kind} ${name} ${views}`);
  expect(counts.sort()).toEqual(["led /verano 1", "missing /horarios 2"]);
});
