import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, expect, test } from "vitest";
import { testBackend } from "#tests/fixtures/of-file.ts";
import { rowFor } from "#tests/fixtures/valid-rows.ts";

let staff: SupabaseClient;
let anyone: SupabaseClient;
const bucket = "applications";
const file = "0f8fad5b-d9cb-469f-a165-70867728950e.pdf";
const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer <<>>\n%%EOF\n");

const it = await testBackend();
beforeAll(async () => {
  [staff, anyone] = await Promise.all([it.createClient("staff"), it.createClient("anon")]);
});

const upload = (content: Buffer, name = file) =>
  anyone.storage.from(bucket).upload(name, content, { contentType: "application/pdf" });

test("a stranger leaves the one file that an application announced, and reads none", async () => {
  expect((await upload(pdf)).error).toMatchObject({ message: expect.stringContaining("row-level security") });
  const application = rowFor("public.requests", { kind: "application", cv_path: file });
  await anyone.from("requests").insert(application).throwOnError();
  expect((await upload(Buffer.from("MZ\u0090 a program"))).error).toMatchObject({ status: 415 });
  expect((await upload(Buffer.alloc(9 * 1024 * 1024, pdf))).error).toMatchObject({ status: 413 });
  expect((await upload(pdf)).error).toBeNull();
  expect((await upload(pdf)).error).toMatchObject({ status: 409 });
  for (const way of ["public", "authenticated"]) {
    const { status } = await it.backend.fetch(new Request(`http://x/storage/v1/object/${way}/${bucket}/${file}`));
    expect(status, way).toBe(way === "public" ? 404 : 401);
  }
  expect((await anyone.storage.from(bucket).list()).data).toEqual([]);
  expect((await anyone.storage.from(bucket).createSignedUrl(file, 60)).error).not.toBeNull();
});

test("staff open it by an address that is good for a while, for this file alone", async () => {
  const { data, error } = await staff.storage.from(bucket).createSignedUrl(file, 60);
  expect(error).toBeNull();
  const address = String(data?.signedUrl);
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment/);
  expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true);
  expect((await fetch(address.replace("0f8fad5b", "1f8fad5b"))).status).toBe(400);
  expect((await fetch(address.replace(/token=\d+/, "token=9999999999"))).status).toBe(400);
  expect((await fetch(address.replace(/token=.*/, ""))).status).toBe(400);
});

test("staff remove it, and nobody else", async () => {
  expect((await anyone.storage.from(bucket).remove([file])).data ?? []).toEqual([]);
  const { data, error } = await staff.storage.from(bucket).remove([file]);
  expect({ names: data?.map(({ name }) => name), error }).toEqual({ names: [file], error: null });
});
