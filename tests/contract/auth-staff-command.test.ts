import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, openBackend } from "#backend/backend.ts";

const email = "ana@ninefitness.example";
let dataDir: string;
let backend: Backend | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "nine-fitness-staff-"));
});
afterAll(async () => {
  await backend?.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function open(): Promise<Backend> {
  const log = { info() {}, warn: console.warn, error: console.error };
  return openBackend({ dataDir, database: "embedded", seed: "none", log });
}

/** Runs the command as the people of the house do, apart from npm. */
function staff(...args: string[]): Promise<{ code: number; said: string }> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const script = join(import.meta.dirname, "../../scripts/staff.ts");
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error ? 1 : 0, said: stdout + stderr });
    });
  });
}

const passwordIn = (said: string) => /Contraseña: (\S+)/.exec(said)?.[1] ?? "";

function client() {
  return createClient("http://backend.invalid", backend?.publishableKey ?? "", {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: async (input, init) => backend?.fetch(new Request(input, init)) ?? Response.error() },
  });
}

const canSignIn = async (password: string) => !(await client().auth.signInWithPassword({ email, password })).error;

test("people are added, renewed and removed beside the running site and without it", async () => {
  expect(await staff("list")).toMatchObject({ code: 1, said: expect.stringContaining("npm start") });
  backend = await open();
  const added = await staff("add", email);
  expect(added.code).toBe(0);
  expect(await canSignIn(passwordIn(added.said))).toBe(true);
  expect((await staff("add", email)).said).toContain("ya tenía acceso");
  await backend.close();

  const renewed = await staff("password", email);
  expect(renewed.said).toContain("contraseña nueva");
  expect((await staff("list")).said).toMatch(
    /ana@ninefitness\.example {2}\(desde \d{4}-\d\d-\d\d, última entrada: \d{4}/,
  );

  backend = await open();
  expect(await canSignIn(passwordIn(added.said))).toBe(false);
  expect(await canSignIn(passwordIn(renewed.said))).toBe(true);

  const link = /\/login\/nueva#(\S+)/.exec((await staff("reset", email)).said)?.[1];
  const shown = Object.fromEntries(new URLSearchParams(link));
  expect((await client().auth.verifyOtp({ type: "recovery", token_hash: shown.token_hash ?? "" })).error).toBeNull();
  expect((await staff("invite", "eva@ninefitness.example")).said).toMatch(
    /caduca en 7 días.*\n.*#type=invite&token_hash=/,
  );
  expect((await staff("invite", email)).said).toContain("ya tiene acceso");
  expect((await staff("factor", email)).said).toContain("no tiene la verificación");
  expect((await staff("remove", email)).code).toBe(0);
  expect((await staff("remove", "eva@ninefitness.example")).code).toBe(0);
  expect(await canSignIn(passwordIn(renewed.said))).toBe(false);
  const last = (await staff("list")).said.split(" ", 1)[0] ?? "";
  expect(await staff("remove", last)).toMatchObject({ code: 1, said: expect.stringContaining("única persona") });
});

test.each([[[]], [["add"]], [["list", "de", "más"]], [["constructor", "x@y.z"]]])(
  "%j shows how to use it",
  async (args) => {
    expect(await staff(...args)).toMatchObject({ code: 1, said: expect.stringContaining("Uso:") });
  },
);

test("what is no address is refused in words", async () => {
  expect(await staff("add", "ana")).toEqual({ code: 1, said: "«ana» no es una dirección de correo.\n" });
});
