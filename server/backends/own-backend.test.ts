import { describe, expect, it } from "vitest";
import { linkOwnBackend, type OwnBackend } from "./own-backend.ts";

function open(status = 200) {
  let notify = () => {};
  let changes = 0;
  const backend: OwnBackend = {
    fetch: async () => new Response(null, { status }),
    publishableKey: "public",
    onRevision(listener) {
      notify = () => listener(1n);
      return () => {};
    },
    readFile: async () => null,
    revision: () => 7n,
    mayTry: async () => true,
    countViews: async () => {},
    pool: () => ({ connections: 1, transactions: 0 }),
    isHealthy: async () => true,
    close: async () => {},
  };
  const link = linkOwnBackend(backend, "http://site");
  link.onChange(() => {
    changes += 1;
  });
  return {
    changes: () => changes,
    notify: () => notify(),
    async ask(method: string, path: string, key: string) {
      const headers = { authorization: `Bearer ${key}` };
      await link.answer(new Request(`http://site${path}`, { method, headers }), { address: "" });
      return changes;
    },
    answer: (path: string) => link.answer(new Request(`http://site${path}`), { address: "" }),
  };
}

describe("a change of the content", () => {
  it("is known as soon as whoever saved it has an answer", async () => {
    expect(await open().ask("PATCH", "/rest/v1/clubs?id=eq.1", "session")).toBe(1);
    expect(await open().ask("POST", "/storage/v1/object/media_assets/a.jpg", "session")).toBe(1);
  });

  it("is also known when the database tells, whoever wrote", () => {
    const site = open();
    site.notify();
    expect(site.changes()).toBe(1);
  });

  it.each([
    ["a read", "GET", "/rest/v1/clubs", "session", 200],
    ["a list of files", "POST", "/storage/v1/object/list/media_assets", "session", 200],
    ["a refused write", "PATCH", "/rest/v1/clubs", "forged", 401],
    ["a visitor's proposal", "POST", "/rest/v1/partner_submissions", "public", 201],
    ["a sign-in", "POST", "/auth/v1/token", "public", 200],
  ])("is not supposed after %s", async (_, method, path, key, status) => {
    expect(await open(status).ask(method, path, key)).toBe(0);
  });
});

it("leaves every other address to the site", () => {
  expect(open().answer("/clubs")).toBeNull();
  expect(open().answer("/rest/v10/clubs")).toBeNull();
});
