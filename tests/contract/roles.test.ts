import { readFileSync } from "node:fs";
import type { TransactionSql } from "postgres";
import postgres from "postgres";
import { beforeAll, describe, expect, test } from "vitest";
import { addAccounts } from "#tests/fixtures/act-as.ts";
import { testDatabase } from "#tests/fixtures/of-file.ts";
import { addWhatVisitorsDoNotSee } from "#tests/fixtures/try-rights.ts";
import { accounts, bookedVisit, demoActivity, type Row, rowFor } from "#tests/fixtures/valid-rows.ts";
import { updatedColumn } from "./rights-expectations.ts";

/** Hers and another one; the bookings and requests of the test are of both. */
const own = "acacias";
const other = "chamberi";

const deeds = ["select", "insert", "update", "delete"] as const;
type Deed = (typeof deeds)[number];

/** Where a row says its club through another one, or where it is the club. */
const clubOf: Record<string, string> = {
  clubs: "id",
  class_exceptions: "(select club_id from club_classes as of where of.id = class_id)",
  visit_events: "(select club_id from visits as of where of.id = visit_id)",
  outbox: "(select club_id from requests as of where of.id = request_id)",
  request_events: "(select club_id from requests as of where of.id = request_id)",
};

/** What is asked of a club and can be done with no row of a test: it is done by functions alone. */
const elsewhereClass = "66666666-6666-4666-8666-666666666666";
const ids: Record<string, string> = { [own]: bookedVisit, [other]: "77777777-7777-4777-8777-777777777777" };

let tables: { name: string; club: string | null; deeds: Deed[] }[];
const database = await testDatabase();
beforeAll(async () => {
  const { sql } = database;
  await addAccounts(sql);
  await addWhatVisitorsDoNotSee(database);
  await sql`insert into club_classes ${sql(rowFor("public.club_classes", { id: elsewhereClass, club_id: other, activity_id: demoActivity, start_minute: 1300 }))}`;
  await sql`update requests set club_id = ${own} where id = ${ids[own] ?? ""}`;
  await sql`insert into requests ${sql(rowFor("public.requests", { id: ids[other], kind: "visit", club_id: other }))}`;
  await sql`insert into visits ${sql(rowFor("public.visits", { id: ids[other], club_id: other }))}`;
  for (const [club, id] of Object.entries(ids)) {
    await sql`insert into visit_events ${sql(rowFor("public.visit_events", { visit_id: id }))}`;
    await sql`insert into outbox ${sql(rowFor("public.outbox", { request_id: id }))}`;
    await sql`insert into request_events ${sql(rowFor("public.request_events", { request_id: id }))}`;
    await sql`insert into positions ${sql(rowFor("public.positions", { club_id: club }))}`;
    await sql`insert into media ${sql(rowFor("public.media", { club_id: club }))}`;
    await sql`insert into club_days ${sql(rowFor("public.club_days", { club_id: club }))}`;
    await sql`insert into club_extra_services ${sql(rowFor("public.club_extra_services", { club_id: club }))}`;
    await sql`insert into class_exceptions ${sql(rowFor("public.class_exceptions", { class_id: club === own ? rowFor("public.class_exceptions").class_id : elsewhereClass }))}`;
  }
  const policies = await sql<{ name: string; cmds: string[] }[]>`
    select tablename as name, array_agg(lower(cmd)) as cmds from pg_policies
    where schemaname = 'public' and policyname like 'Staff % by role' group by 1 order by 1`;
  const withClub = await sql<{ name: string }[]>`
    select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'club_id'`;
  tables = policies.map(({ name, cmds }) => ({
    name,
    club: clubOf[name] ?? (withClub.some((entry) => entry.name === name) ? "club_id" : null),
    deeds: deeds.filter((deed) => cmds.includes(deed)),
  }));
});

interface Right {
  role: string;
  table_name: string;
  deeds: string[];
  own_clubs: boolean;
}

const rights = () => database.sql<Right[]>`select role, table_name, deeds, own_clubs from private.role_rights`;

/** Does it as a person of this role at her own club, and takes it back. */
async function as<T>(role: string, work: (tx: TransactionSql) => Promise<T>): Promise<T> {
  const takenBack = new Error("taken back");
  let answer: { of: T } | undefined;
  await database.sql
    .begin(async (tx) => {
      await tx`update staff set role = ${role} where user_id = ${accounts.colleague}`;
      await tx`insert into staff_clubs (user_id, club_id) values (${accounts.colleague}, ${own})`;
      const claims = JSON.stringify({ role: "authenticated", sub: accounts.colleague });
      await tx`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true)`;
      answer = { of: await work(tx) };
      throw takenBack;
    })
    .catch((error: unknown) => {
      if (error !== takenBack) throw error;
    });
  if (!answer) throw new Error("Nothing came of it");
  return answer.of;
}

/** How many rows of a club, or of the whole table, it does it with; 0 where it is refused. */
async function done(tx: TransactionSql, deed: Deed, table: string, at: { club: string | null; is: string | null }) {
  const where = at.club === null ? tx`true` : tx`${tx.unsafe(at.club)} = ${at.is}`;
  const column = tx(updatedColumn[`public.${table}`] ?? "updated_at");
  try {
    return await tx.savepoint(async (inner) => {
      if (deed === "select") return (await inner`select from ${tx(table)} where ${where}`).count;
      if (deed === "insert") return (await inner`insert into ${tx(table)} ${tx(rowAt(table, at.is))}`).count;
      if (deed === "delete") return (await inner`delete from ${tx(table)} where ${where}`).count;
      return (await inner`update ${tx(table)} set ${column} = ${column} where ${where}`).count;
    });
  } catch (error) {
    if (!(error instanceof postgres.PostgresError)) throw error;
    if (error.code === "42501") return 0;
    // The right is there, and a rule of the table stopped it.
    if (error.code.startsWith("23")) return 1;
    throw error;
  }
}

/** A row that says this club. */
function rowAt(table: string, club: string | null): Row {
  const row = rowFor(`public.${table}`);
  if (table === "clubs") return { ...row, id: club ?? row.id };
  if (table === "class_exceptions") return { ...row, class_id: club === other ? elsewhereClass : row.class_id };
  if (table === "request_events") return { ...row, request_id: club === null ? row.request_id : ids[club] };
  return club === null || clubOf[table] ? row : { ...row, club_id: club };
}

describe.each(["editor", "club_manager", "reception"])("%s", (role) => {
  test("may do with each table what the matrix says, at her club and at another, and no more", async () => {
    const all = await rights();
    const wrong: string[] = [];
    for (const { name, club, deeds: known } of tables) {
      const right = all.find((entry) => entry.role === role && entry.table_name === name);
      for (const deed of known) {
        for (const is of club === null ? [null] : [own, other]) {
          const may = right?.deeds.includes(deed) && (!right.own_clubs || (club !== null && is === own));
          const { hers, anybodys } = await as(role, async (tx) => {
            const hers = await done(tx, deed, name, { club, is });
            await tx`select set_config('role', 'anon', true), set_config('request.jwt.claims', '', true)`;
            const anybodys = deed === "select" ? await done(tx, deed, name, { club, is }) : 0;
            return { hers, anybodys };
          });
          const [stored] = await database.sql<{ total: number }[]>`
            select count(*)::int as total from ${database.sql(name)}
            where ${club === null ? database.sql`true` : database.sql`${database.sql.unsafe(club)} = ${is}`}`;
          const wanted = may ? (deed === "select" ? stored?.total : ">0") : anybodys;
          const came = may && deed !== "select" && hers > 0 ? ">0" : hers;
          if (came !== wanted) wrong.push(`${deed} ${name} ${is ?? ""}: ${came} instead of ${wanted}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test("may do with files what the matrix says, in the folder of her club and in another", async () => {
    const all = await rights();
    const wrong: string[] = [];
    for (const bucket of ["public-assets", "media_assets"]) {
      const right = all.find((entry) => entry.role === role && entry.table_name === bucket);
      for (const folder of [own, other]) {
        for (const deed of ["insert", "update", "delete"] as const) {
          const may = Boolean(right?.deeds.includes(deed) && (!right.own_clubs || folder === own));
          const name = `${folder}/de-la-prueba.jpg`;
          const came = await as(role, async (tx) => {
            if (deed !== "insert") {
              await tx`select set_config('role', 'none', true)`;
              await tx`insert into storage.objects (bucket_id, name) values (${bucket}, ${name})`;
              await tx`select set_config('role', 'authenticated', true), set_config('storage.allow_delete_query', 'true', true)`;
            }
            return tx
              .savepoint(async (inner) => {
                if (deed === "insert") {
                  return (await inner`insert into storage.objects (bucket_id, name) values (${bucket}, ${name})`).count;
                }
                const at = inner`bucket_id = ${bucket} and name = ${name}`;
                if (deed === "delete") return (await inner`delete from storage.objects where ${at}`).count;
                return (await inner`update storage.objects set updated_at = now() where ${at}`).count;
              })
              .catch((error: unknown) => {
                if (error instanceof postgres.PostgresError && error.code === "42501") return 0;
                throw error;
              });
          });
          if (came !== Number(may)) wrong.push(`${deed} ${bucket}/${folder}: ${came}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

test("every table that staff write asks the roles, and no policy lets the whole staff do more than keep what is their own", async () => {
  const { sql } = database;
  const loose = await sql`
    select schemaname, tablename, policyname from pg_policies
    where concat(qual, with_check) like '%is_staff%' and not concat(qual, with_check) like '%owner = %'`;
  expect([...loose]).toEqual([]);
  const known = (await rights()).map((right) => right.table_name);
  const without = [...new Set(known)].filter((text) => !tables.some(({ name }) => name === text));
  // Buckets of files.
  expect(without.sort()).toEqual(["applications", "media_assets", "public-assets"]);
});

test("the manual of rights says what the database does", async () => {
  const page = readFileSync("docs/rights.md", "utf8");
  const lines = page.split("\n").filter((part) => /^\| `/.test(part));
  const said = lines.flatMap((line) => {
    const [, table = "", ...cells] = line.split("|").map((part) => part.trim());
    return table
      .split(", ")
      .flatMap((name) =>
        ["editor", "club_manager", "reception"].map(
          (role, at) => `${name.replaceAll("`", "")} ${role}: ${cells[at] || "–"}`,
        ),
      );
  });
  const letters = { select: "R", insert: "C", update: "U", delete: "D" };
  const all = await rights();
  const names = [...new Set(all.map((right) => right.table_name))];
  const does = names.flatMap((name) =>
    ["editor", "club_manager", "reception"].map((role) => {
      const right = all.find((entry) => entry.role === role && entry.table_name === name);
      const what = deeds.filter((deed) => right?.deeds.includes(deed)).map((deed) => letters[deed]);
      return `${name} ${role}: ${right ? what.join("") + (right.own_clubs ? " own" : "") : "–"}`;
    }),
  );
  expect(said.sort()).toEqual(does.sort());
});

describe("functions that write for her", () => {
  const refused = { code: "42501" };
  const attempt = (role: string, work: (tx: TransactionSql) => Promise<unknown>) =>
    as(role, (tx) => tx.savepoint(work).catch((error: unknown) => error));

  test.each(["move_visit_at_desk", "set_visit_status", "issue_visit_secret"])("%s knows her clubs", async (name) => {
    const call = (tx: TransactionSql, id: string) => {
      if (name === "move_visit_at_desk") return tx`select move_visit_at_desk(${id}, now() + interval '3 days', false)`;
      return name === "set_visit_status"
        ? tx`select set_visit_status(${id}, 'came', false)`
        : tx`select issue_visit_secret(${id})`;
    };
    const theirs = ids[other] ?? "";
    for (const role of ["reception", "club_manager"]) {
      expect(await attempt(role, (tx) => call(tx, theirs))).toMatchObject(refused);
      expect(await attempt(role, (tx) => call(tx, bookedVisit))).not.toMatchObject(refused);
    }
    expect(await attempt("editor", (tx) => call(tx, bookedVisit))).toMatchObject(refused);
  });

  test("an answer, the agenda, a search and what is forgotten ask the role", async () => {
    const answer = (id: string) => (tx: TransactionSql) => tx`select send_answer(${id}, 'Hola', 'Sí')`;
    expect(await attempt("reception", answer(ids[other] ?? ""))).toMatchObject(refused);
    expect(await attempt("reception", answer(bookedVisit))).toMatchObject({ code: "PT409" });
    const agenda = (club: string) => (tx: TransactionSql) =>
      tx`select * from visit_agenda(${club}, '2030-01-07', '2030-01-13')`;
    expect(await attempt("reception", agenda(other))).toHaveLength(0);
    expect(await attempt("editor", (tx) => tx`select private.find_in_list('requests', array['%a%'], 9)`)).toMatchObject(
      refused,
    );
    expect(await attempt("club_manager", (tx) => tx`select forget_person('javier@correo.example')`)).toMatchObject(
      refused,
    );
  });

  test("the trash gives back what she might have made, and shows no other", async () => {
    const restored = await as("direction", async (tx) => {
      await tx`delete from club_extra_services where club_id in (${own}, ${other})`;
      const found: string[] = [];
      await tx`select set_config('role', 'none', true)`;
      await tx`update staff set role = 'club_manager' where user_id = ${accounts.colleague}`;
      await tx`select set_config('role', 'authenticated', true)`;
      const seen = await tx<{ id: number; club: string }[]>`select id, club from list_trash()`;
      for (const { id, club } of seen) {
        const problem = await tx
          .savepoint((inner) => inner`select restore_deleted(${id})`)
          .catch((value: unknown) => value);
        found.push(problem instanceof Error ? problem.message : club);
      }
      return found;
    });
    expect(new Set(restored)).toEqual(new Set([own]));
  });

  test("a planned change waits for whose right went, and is seen by whom the row is of", async () => {
    const plan = async (tx: TransactionSql) => {
      await tx`insert into planned_changes (table_name, row_id, changes, due_at)
        select 'clubs', ${own}, '{"tag": "Ya"}', now() + interval '1 hour'`;
      return tx`select club from planned_changes where row_id = ${own} and changes ->> 'tag' = 'Ya'`;
    };
    expect(await as("club_manager", plan)).toEqual([{ club: own }]);
    expect(await attempt("reception", plan)).toMatchObject(refused);
    const applied = await as("club_manager", async (tx) => {
      await plan(tx);
      await tx`select set_config('role', 'none', true)`;
      await tx`alter table planned_changes disable trigger check_planned_change`;
      await tx`update planned_changes set due_at = now() where changes ->> 'tag' = 'Ya'`;
      await tx`update staff set role = 'reception' where user_id = ${accounts.colleague}`;
      await tx`select private.apply_planned_changes()`;
      return tx`select state, reason, (select tag from clubs where id = ${own}) as tag from planned_changes where changes ->> 'tag' = 'Ya'`;
    });
    const reason = "Quien lo preparó ya no puede cambiarlo: decide dirección.";
    expect(applied).toMatchObject([{ state: "refused", reason }]);
    expect(applied[0]?.tag).not.toBe("Ya");
  });

  test("her calendar, opened or by its secret address, tells what is planned of her clubs alone", async () => {
    const told = await as("club_manager", async (tx) => {
      const [{ secret } = { secret: "" }] = await tx`select renew_calendar_secret() as secret`;
      await tx`select set_config('role', 'none', true)`;
      await tx`insert into planned_changes (table_name, row_id, changes, due_at)
        select 'clubs', id, '{"tag": "Ya"}', now() + interval '1 hour' from unnest(${[own, other]}::text[]) as id`;
      await tx`insert into planned_changes (table_name, row_id, changes, due_at)
        values ('site_content', 'hero_main_title', '{"content_value": "Ya"}', now() + interval '1 hour')`;
      await tx`select set_config('role', 'authenticated', true)`;
      const span = tx`now(), now() + interval '1 day'`;
      const rows = (entries: { kind: string; row_id: string }[]) => [
        ...new Set(entries.filter(({ kind }) => kind === "change").map(({ row_id }) => row_id)),
      ];
      const [opened] = await tx`select my_calendar(${span}) as it`;
      await tx`select set_config('role', 'none', true)`;
      const [subscribed] = await tx`select calendar_of_secret(${secret}, ${span}) as it`;
      return [rows(opened?.it), rows(subscribed?.it)];
    });
    expect(told).toEqual([[own], [own]]);
  });
});

describe("give_role", () => {
  const asAdministrator = (work: (tx: TransactionSql) => Promise<unknown>) =>
    as("direction", async (tx) => {
      await tx`select set_config('role', 'none', true)`;
      await tx`update staff set is_admin = true where user_id = ${accounts.colleague}`;
      await tx`insert into staff (user_id) values (${accounts.newcomer})`;
      await tx`select set_config('role', 'authenticated', true)`;
      return tx.savepoint(work).catch((error: unknown) => error);
    });

  test("gives her role and her clubs, and takes what was", async () => {
    const given = await asAdministrator(async (tx) => {
      await tx`select give_role(${accounts.newcomer}, 'club_manager', ${[own, other]})`;
      const first = await tx`select role, clubs from list_people() where user_id = ${accounts.newcomer}`;
      await tx`select give_role(${accounts.newcomer}, 'reception', ${[other]})`;
      const then = await tx`select role, clubs from list_people() where user_id = ${accounts.newcomer}`;
      await tx`select give_role(${accounts.newcomer}, 'editor')`;
      return [
        ...first,
        ...then,
        ...(await tx`select role, clubs from list_people() where user_id = ${accounts.newcomer}`),
      ];
    });
    expect(given).toEqual([
      { role: "club_manager", clubs: [own, other] },
      { role: "reception", clubs: [other] },
      { role: "editor", clubs: [] },
    ]);
  });

  test.each([
    ["a role that is none", "king", [own], "Este puesto no existe."],
    ["no club where there must be one", "reception", [], "Elige al menos un club."],
    ["a club that is gone", "club_manager", ["no-existe"], "Uno de los clubs ya no existe."],
  ])("refuses %s", async (_, role, clubs, sentence) => {
    const refused = await asAdministrator((tx) => tx`select give_role(${accounts.newcomer}, ${role}, ${clubs})`);
    expect(refused).toMatchObject({ code: "22023", message: sentence });
  });

  test("leaves the last person of the direction what she is", async () => {
    const { sql } = database;
    const alone = sql.begin(async (tx) => {
      await tx`delete from staff where user_id <> ${accounts.colleague}`;
      await tx`update staff set is_admin = false, role = 'editor' where user_id = ${accounts.colleague}`;
    });
    await expect(alone).rejects.toMatchObject({ message: "Nadie quita a la última persona de dirección." });
  });
});
