import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AuthClient } from "./later-auth.ts";

const whole = vi.hoisted(() => ({
  made: 0,
  fails: false,
  told: [] as string[],
}));

vi.mock("@supabase/auth-js", () => ({
  AuthClient: class {
    constructor() {
      if (whole.fails) throw new TypeError("Failed to fetch");
      whole.made += 1;
    }
    mfa = { recoveryCodes: { verify: async ({ code }: { code: string }) => ({ data: code, error: null }) } };
    getSession = async () => ({ data: { session: "renewed" }, error: null });
    initialize = async () => ({ error: null });
    onAuthStateChange(listener: (event: string, session: unknown) => void) {
      listener("SIGNED_OUT", null);
      return { data: { subscription: { unsubscribe: () => whole.told.push("stopped") } } };
    }
  },
}));

const kept = { access_token: "a", refresh_token: "r", user: { id: "1" } };
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const keep = (session: object) => vi.stubGlobal("localStorage", { getItem: () => JSON.stringify(session) });
// What is called beyond the class's own methods is the whole client's.
const client = () => new AuthClient({ storageKey: "sb" }) as unknown as SupabaseClient["auth"];

beforeEach(() => {
  whole.made = 0;
  whole.fails = false;
  whole.told = [];
});

describe("the client of sessions, until it is needed", () => {
  it("hands out the session that this browser keeps, without the whole client", async () => {
    const session = { ...kept, expires_at: inSeconds(3600) };
    keep(session);
    expect(await client().getSession()).toEqual({ data: { session }, error: null });
    expect(whole.made).toBe(0);
  });

  it.each([
    ["is about to end", { ...kept, expires_at: inSeconds(60) }],
    ["is not whole", { access_token: "a", expires_at: inSeconds(3600) }],
    ["is none", {}],
  ])("asks the whole one when what is kept %s", async (_, session) => {
    keep(session);
    expect((await client().getSession()).data.session).toBe("renewed");
  });

  it("leaves everything else to the whole one, of which there is one", async () => {
    keep({ ...kept, expires_at: inSeconds(3600) });
    const auth = client();
    expect(await auth.mfa.recoveryCodes.verify({ code: "123" })).toEqual({ data: "123", error: null });
    await auth.initialize();
    expect((await auth.getSession()).data.session).toBe("renewed");
    expect(whole.made).toBe(1);
  });

  it("tells who has listened before, and stops when told to", async () => {
    keep({ ...kept, expires_at: inSeconds(3600) });
    const auth = client();
    const early = auth.onAuthStateChange((event: string) => void whole.told.push(`early ${event}`));
    auth.onAuthStateChange((event: string) => void whole.told.push(`gone ${event}`)).data.subscription.unsubscribe();
    await auth.initialize();
    auth.onAuthStateChange((event: string) => void whole.told.push(`late ${event}`));
    await vi.waitFor(() => expect(whole.told).toEqual(["early SIGNED_OUT", "late SIGNED_OUT"]));
    early.data.subscription.unsubscribe();
    expect(whole.told.at(-1)).toBe("stopped");
  });

  it("tries again when its code has not come", async () => {
    keep({});
    const auth = client();
    whole.fails = true;
    await expect(auth.getSession()).rejects.toThrow("Failed to fetch");
    whole.fails = false;
    expect((await auth.getSession()).data.session).toBe("renewed");
  });
});
