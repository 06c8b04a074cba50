import { expect, test } from "vitest";
import type { Caller } from "#backend/caller.ts";
import { connect } from "#backend/database/connect.ts";
import { asCaller, askAs, type Statement } from "#backend/database/session.ts";
import { testDatabase } from "#tests/fixtures/of-file.ts";

const anon: Caller = { role: "anon", claims: { role: "anon" } };
const staff: Caller = { role: "authenticated", claims: { sub: "22222222-2222-4222-8222-222222222222" } };
const whoAmI = "select current_user as role, current_setting('request.jwt.claims', true) as claims";

const database = await testDatabase();

const statement = (text: string, ...values: string[]): Statement => ({ text, values, prepare: true });

/** One connection only, so that the next question certainly meets what the last one left on it. */
async function onOneConnection(work: (sql: ReturnType<typeof connect>) => Promise<void>): Promise<void> {
  const sql = connect(database.target, { max: 1 });
  try {
    await work(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

test("a statement runs with the role and the claims of its caller", async () => {
  const [row] = await askAs<{ role: string; claims: string }>(database.sql, staff, "read only", statement(whoAmI));
  expect(row?.role).toBe("authenticated");
  expect(JSON.parse(row?.claims ?? "")).toEqual({ ...staff.claims, role: "authenticated" });
});

test("a connection keeps nothing of its caller, whatever happened", async () => {
  await onOneConnection(async (sql) => {
    const [owner] = await sql.unsafe(whoAmI);
    const ask = (text: string, ...values: string[]) => askAs(sql, staff, "read write", statement(text, ...values));
    const accidents = [
      () => ask("select 1"),
      () => ask("select 1 / 0"),
      () => ask("selec nonsense"),
      () => ask("select $1::integer", "no number"),
      () =>
        asCaller(sql, anon, async (tx) => {
          await tx`set local statement_timeout = 20`;
          await tx`select pg_sleep(5)`;
        }),
      () => ask("insert into public.clubs (id, name) values ('x', 'x')"),
      () => asCaller(sql, anon, async (tx) => tx`select * from auth.users`),
      () => asCaller(sql, anon, async () => Promise.reject(new Error("thrown between two statements"))),
    ];
    for (const accident of accidents) {
      await accident().catch(() => {});
      const [now] = await sql.unsafe(`${whoAmI}, pg_current_xact_id_if_assigned() is null as "isIdle"`);
      expect(now).toEqual({ role: owner?.role, claims: owner?.claims ?? "", isIdle: true });
    }
  });
});

test("a statement does not run when its caller's role cannot be taken", async () => {
  await database.sql.unsafe(`
    create role outsider login password 'outsider';
    create table public.outside (id int);
    grant all on public.outside to outsider`);
  const sql = connect({ ...database.target, username: "outsider", password: "outsider" });
  const write = "insert into public.outside values (1) returning id";
  await expect(askAs(sql, anon, "read write", statement(write))).rejects.toThrow("permission denied to set role");
  await expect(asCaller(sql, anon, (tx) => tx.unsafe(write))).rejects.toThrow("permission denied to set role");
  await sql.end({ timeout: 1 });
  expect(await database.sql`select * from public.outside`).toEqual([]);
  await database.sql.unsafe("drop table public.outside; drop role outsider");
});

test("callers who share connections never see each other's claims", async () => {
  const sql = connect(database.target, { max: 3 });
  const callers = Array.from(
    { length: 200 },
    (_, index): Caller => ({ role: index % 3 ? "authenticated" : "anon", claims: { sub: `${index}` } }),
  );
  const seen = await Promise.all(
    callers.map(async (caller, index) => {
      // Every seventh fails, so that failures and answers are mixed on each connection.
      if (index % 7 === 0) await askAs(sql, caller, "read only", statement("select 1 / 0")).catch(() => {});
      const [row] = await askAs<{ role: string; claims: string }>(sql, caller, "read only", statement(whoAmI));
      return { role: row?.role, sub: JSON.parse(row?.claims ?? "{}").sub };
    }),
  );
  expect(seen).toEqual(callers.map(({ role, claims }) => ({ role, sub: claims.sub })));
  await sql.end({ timeout: 1 });
});

test("a read cannot write", async () => {
  const write = statement("update public.clubs set name = name");
  await expect(askAs(database.sql, { role: "service_role", claims: {} }, "read only", write)).rejects.toThrow(
    "read-only transaction",
  );
});

test("an error that only COMMIT finds is an error, and undoes the write", async () => {
  await database.sql.unsafe(`
    create table public.late (id int primary key, other int references public.late (id) deferrable initially deferred);
    grant all on public.late to service_role`);
  const service: Caller = { role: "service_role", claims: {} };
  await expect(
    askAs(database.sql, service, "read write", statement("insert into public.late values (7, 8)")),
  ).rejects.toThrow("violates foreign key constraint");
  expect(await database.sql`select * from public.late`).toEqual([]);
});

test("connections that are cut in the middle of a statement fail their callers only", async () => {
  const sql = connect(database.target, { max: 3 });
  const ask = (text: string) => askAs<{ role: string }>(sql, anon, "read only", statement(text));
  const asking = [1, 2, 3].map(() =>
    expect(ask("select pg_sleep(9) as long_sleep")).rejects.toThrow("CONNECTION_CLOSED"),
  );
  await cutWhileRunning("long_sleep", 3);
  await Promise.all(asking);
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask(whoAmI)));
  expect(answers.map(([row]) => row?.role)).toEqual(Array(12).fill("anon"));
  await sql.end({ timeout: 1 });
});

async function cutWhileRunning(part: string, times: number): Promise<void> {
  const pattern = `select%${part}`;
  const running = () => database.sql<{ pid: number }[]>`
    select pid from pg_stat_activity where query like ${pattern} and state = 'active' and pid <> pg_backend_pid()`;
  while ((await running()).length < times) await new Promise((resolve) => setTimeout(resolve, 10));
  for (const { pid } of await running()) await database.sql`select pg_terminate_backend(${pid})`;
}

test("work that goes on after its transaction's end is stopped, not run with other rights", async () => {
  await onOneConnection(async (sql) => {
    let later: Promise<unknown> = Promise.resolve();
    const failing = asCaller(sql, anon, async (tx) => {
      later = new Promise((resolve) => setTimeout(resolve, 50)).then(() => tx.unsafe(whoAmI));
      throw new Error("the first half failed");
    });
    await expect(failing).rejects.toThrow("the first half failed");
    await expect(later).rejects.toThrow("The transaction is over");
  });
});

test("work whose connection is cut between two statements fails without ending the process", async () => {
  await onOneConnection(async (sql) => {
    let afterwards: Promise<unknown> = Promise.resolve();
    const failing = asCaller(sql, anon, async (tx) => {
      const [me] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
      await database.sql`select pg_terminate_backend(${me?.pid ?? 0})`;
      await new Promise((resolve) => setTimeout(resolve, 100));
      afterwards = (async () => tx`select 1`)();
      await afterwards;
    });
    await expect(failing).rejects.toThrow("CONNECTION_CLOSED");
    await new Promise((resolve) => setTimeout(resolve, 150));
    await expect(afterwards).rejects.toThrow("The transaction is over");
  });
});
