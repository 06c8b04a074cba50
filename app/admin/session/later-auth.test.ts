// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { laterAuth } from "./later-auth.ts";

const made = vi.hoisted(() => ({ times: 0, tell: (_event: string) => {} }));
vi.mock("@supabase/auth-js", () => ({
  AuthClient: class {
    constructor() {
      made.times += 1;
    }
    mfa = { listFactors: async () => ({ data: "factors" }) };
    getSession = async () => ({ data: { session: "renewed" }, error: null });
    onAuthStateChange = (listener: typeof made.tell) => {
      made.tell = listener;
    };
  },
}));

const open = () => laterAuth({ url: "http://localhost/auth/v1", storageKey: "kept" });
const keep = (lastsForS: number) =>
  localStorage.setItem(
    "kept",
    JSON.stringify({ access_token: "a", user: { id: "1" }, expires_at: Date.now() / 1000 + lastsForS }),
  );

beforeEach(() => {
  localStorage.clear();
  made.times = 0;
});

it("reads a session that holds for a while without the client of sessions", async () => {
  const auth = open();
  expect((await auth.getSession()).data.session).toBeNull();
  keep(120);
  expect((await auth.getSession()).data.session).toMatchObject({ access_token: "a" });
  expect(made.times).toBe(0);
});

it.each([
  ["one that is to be renewed", () => keep(60)],
  ["one that nobody can read", () => localStorage.setItem("kept", "{")],
])("leaves %s to the client of sessions", async (_, prepare) => {
  prepare();
  expect((await open().getSession()).data.session).toBe("renewed");
  expect(made.times).toBe(1);
});

it("does the rest, and tells who listens, once the client is here", async () => {
  const auth = open();
  const heard: string[] = [];
  const { data } = auth.onAuthStateChange((event) => void heard.push(event));
  expect(made.times).toBe(0);
  expect(await auth.mfa.listFactors()).toEqual({ data: "factors" });
  made.tell("SIGNED_OUT");
  data.subscription.unsubscribe();
  made.tell("SIGNED_IN");
  expect(heard).toEqual(["SIGNED_OUT"]);
  expect(made.times).toBe(1);
});
