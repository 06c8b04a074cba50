import { afterEach, expect, test } from "vitest";
import { testBackend } from "#tests/fixtures/of-file.ts";
import { signInAs } from "#tests/fixtures/sign-in-as.ts";

const it = await testBackend();
const staff = await it.createClient("staff", "in-process");
const { data: signedIn } = await staff.auth.getUser();
const person = signedIn.user?.id ?? "";
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
const openFuture = (shared: boolean) => staff.rpc("open_future", { at: tomorrow, shared });
const keepView = (name: string) => staff.from("saved_views").insert({ list: "/admin/prices", name, query: "" });

afterEach(() => it.sql`truncate saved_views, future_links`);

test("a person keeps two hundred views, and is told so at the next", async () => {
  await it.sql`insert into saved_views (owner, list, name, query)
    select ${person}, '/admin/events', 'Vista ' || n, '' from generate_series(1, 199) as n`;
  const both = await Promise.all([keepView("Una"), keepView("Otra")]);
  expect(both.flatMap(({ error }) => error?.message ?? [])).toEqual([
    "Ya guardas 200 vistas: borra antes alguna que no uses.",
  ]);
  await staff.from("saved_views").delete().eq("list", "/admin/prices").throwOnError();
  await keepView("Otra más").throwOnError();
  const many = Array.from({ length: 5 }, (_, n) => ({ list: "/admin/clubs", name: `De golpe ${n}`, query: "" }));
  expect((await staff.from("saved_views").insert(many)).error?.code).toBe("22023");
});

test("of links that are good still there are two hundred of a person", async () => {
  await it.sql`insert into future_links (hash, moment, is_shared, author, expires_at)
    select 'x' || n, ${tomorrow}, true, ${person}, ${tomorrow} from generate_series(1, 200) as n`;
  const { error } = await openFuture(true);
  expect(error?.message).toBe("Ya has dado 200 enlaces que todavía valen: termina antes alguno.");
  await it.sql`update future_links set expires_at = now() - interval '1 second' where hash = 'x7'`;
  expect((await openFuture(true)).error).toBeNull();
});

test("whoever looks at the future time and again keeps the last fifty ways, and is never refused", async () => {
  await it.sql`insert into future_links (hash, moment, is_shared, author, expires_at, created_at)
    select 'x' || n, ${tomorrow}, false, ${person}, ${tomorrow}, now() - n * interval '1 second'
    from generate_series(1, 80) as n`;
  expect((await openFuture(false)).error).toBeNull();
  const kept = await it.sql`select hash from future_links where hash like 'x%' order by created_at desc`;
  expect([kept.length, kept[0]?.hash, kept.at(-1)?.hash]).toEqual([49, "x1", "x49"]);
});

test("the future is shown by who prepares it, not by a reception", async () => {
  for (const role of ["editor", "club_manager"] as const) {
    const client = await signInAs(it, role, { way: "in-process" });
    expect((await client.rpc("open_future", { at: tomorrow, shared: true })).error, role).toBeNull();
  }
  const reception = await signInAs(it, "reception", { way: "in-process" });
  for (const shared of [true, false])
    expect((await reception.rpc("open_future", { at: tomorrow, shared })).error).toMatchObject({
      code: "42501",
      message: "La web futura la ve quien prepara cambios: pídeselo a dirección.",
    });
});
