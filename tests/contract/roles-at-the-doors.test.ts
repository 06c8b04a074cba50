import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, describe, expect, test } from "vitest";
import { permissionsOf } from "#app/admin/session/permissions.ts";
import { readAccess } from "#app/data/people/auth.ts";
import { testBackend } from "#tests/fixtures/of-file.ts";
import { signInAs } from "#tests/fixtures/sign-in-as.ts";
import { accounts, bookedVisit, demoActivity, demoClass, type Row, rowFor } from "#tests/fixtures/valid-rows.ts";

// The cells of docs/rights.md as somebody with a token meets them: at the REST door, at storage, in the panel's commands.
// `roles.test.ts` asks the policies themselves, and compares the page with the database.
const own = "acacias";
const other = "chamberi";
const operations = ["select", "insert", "update", "delete"] as const;
type Operation = (typeof operations)[number];
const roles = ["editor", "club_manager", "reception"] as const;
type Role = (typeof roles)[number];

const elsewhereClass = "66666666-6666-4666-8666-666666666666";
const requestOf: Record<string, string> = { [own]: bookedVisit, [other]: "77777777-7777-4777-8777-777777777777" };
const classOf: Record<string, string> = { [own]: demoClass, [other]: elsewhereClass };

/** Which column says the club of a row, and what it says there. */
function placeOf(table: string, club: string): [column: string, value: string] {
  if (table === "clubs") return ["id", club];
  if (table === "class_exceptions") return ["class_id", classOf[club] ?? ""];
  if (table === "visit_events") return ["visit_id", requestOf[club] ?? ""];
  if (table === "outbox" || table === "request_events") return ["request_id", requestOf[club] ?? ""];
  return ["club_id", club];
}
const ofAnother = ["clubs", "class_exceptions", "visit_events", "outbox", "request_events"];

interface Right {
  role: Role;
  table_name: string;
  deeds: Operation[];
  own_clubs: boolean;
}

let rights: Right[];
let tables: { name: string; hasClub: boolean; columns: string[]; granted: Operation[] }[];
let hers: Record<Role, SupabaseClient>;

const it = await testBackend();
beforeAll(async () => {
  const { sql } = it;
  await sql`insert into auth.users (id, email) values (${accounts.newcomer}, 'nueva@ninefitness.example') on conflict do nothing`;
  await sql`insert into club_classes ${sql(rowFor("public.club_classes", { id: elsewhereClass, club_id: other, activity_id: demoActivity, start_minute: 1300 }))}`;
  for (const [club, id] of Object.entries(requestOf)) {
    await sql`insert into requests ${sql(rowFor("public.requests", { id, kind: "visit", club_id: club }))}`;
    await sql`insert into visits ${sql(rowFor("public.visits", { id, club_id: club }))}`;
    for (const name of ["club_days", "club_extra_services", "precios", "positions"]) {
      await sql`insert into ${sql(name)} ${sql(rowFor(`public.${name}`, { club_id: club }))}`;
    }
    await sql`insert into class_exceptions ${sql(rowFor("public.class_exceptions", { class_id: classOf[club] }))}`;
    await sql`insert into request_events ${sql(rowFor("public.request_events", { request_id: id }))}`;
  }
  rights = await sql<Right[]>`select role, table_name, deeds, own_clubs from private.role_rights`;
  tables = await sql<typeof tables>`
    select tablename as name, exists (select from information_schema.columns as of where of.table_schema = 'public'
        and of.table_name = tablename and column_name = 'club_id') as "hasClub",
      array(select column_name::text from information_schema.column_privileges as of where of.table_schema = 'public'
        and of.table_name = tablename and grantee = 'authenticated' and privilege_type = 'UPDATE' order by 1) as columns,
      array_agg(lower(cmd)) as granted
    from pg_policies where schemaname = 'public' and policyname like 'Staff % by role' group by 1 order by 1`;
  tables = tables.map((table) => ({ ...table, hasClub: table.hasClub || ofAnother.includes(table.name) }));
  hers = {
    editor: await signInAs(it, "editor", { club: own, way: "in-process" }),
    club_manager: await signInAs(it, "club_manager", { club: own, way: "in-process" }),
    reception: await signInAs(it, "reception", { club: own, way: "in-process" }),
  };
});

const rightTo = (role: Role, table: string, operation: Operation, club: string | null): boolean => {
  const right = rights.find((known) => known.role === role && known.table_name === table);
  return Boolean(right?.deeds.includes(operation) && (!right.own_clubs || club === own));
};

/** Whether there is a row that she could meet. */
async function isThere(table: string, club: string | null): Promise<boolean> {
  const [column, value] = club === null ? [] : placeOf(table, club);
  const { sql } = it;
  return (
    (await sql`select from ${sql(table)} ${column ? sql`where ${sql(column)} = ${value ?? ""}` : sql``} limit 1`)
      .count > 0
  );
}

/** A row that could be added at a club. */
function newRow(table: string, club: string | null): Row {
  const row = rowFor(`public.${table}`);
  if (club === null) return row;
  const [column, value] = placeOf(table, club);
  return table === "clubs" ? row : { ...row, [column]: value };
}

/** Whether the door let her: "yes" and "no", or what else came of it. */
async function tryAt(
  client: SupabaseClient,
  table: string,
  operation: Operation,
  club: string | null,
): Promise<string> {
  const [column, value] = club === null ? ["created_at", ""] : placeOf(table, club);
  const touched = tables.find(({ name }) => name === table)?.columns.find((name) => !/(^|_)id$/.test(name)) ?? "";
  const [stored] =
    operation === "update" ? await it.sql`select ${it.sql(touched)} as told from ${it.sql(table)} limit 1` : [];
  const answer = await (async () => {
    if (operation === "insert") return client.from(table).insert(newRow(table, club));
    const query =
      operation === "select"
        ? client.from(table).select("*").limit(1)
        : operation === "delete"
          ? client.from(table).delete({ count: "exact" })
          : client.from(table).update({ [touched]: stored?.told }, { count: "exact" });
    // Of all rows, where it has no club: those that no row has keep what is there.
    return club === null
      ? operation === "select"
        ? query
        : query.gt("created_at", "2999-01-01")
      : query.eq(String(column), String(value));
  })();
  if (answer.error) return answer.error.code === "42501" ? "no" : `${answer.error.code}`;
  if (operation === "select") return answer.data && answer.data.length > 0 ? "yes" : "no";
  return operation === "insert" || (answer.count ?? 0) > 0 ? "yes" : "no";
}

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

describe.each(roles)("%s", (role) => {
  test("reads and changes at the REST door what the table of rights says, at her club and at another", async () => {
    const wrong: string[] = [];
    let tried = 0;
    const anonymous = await it.createClient("anon", "in-process");
    for (const { name, hasClub, granted } of tables) {
      for (const operation of operations) {
        if (!granted.includes(operation)) continue;
        // A change of every row asks for rows: of tables without a club the policies themselves are asked elsewhere.
        if (!hasClub && (operation === "update" || operation === "delete")) continue;
        for (const club of hasClub ? [other, own] : [null]) {
          const may = rightTo(role, name, operation, club);
          // What is deleted at her own club others need: that she may is asked of the policies.
          if (operation === "delete" && may) continue;
          if (operation !== "insert" && !(await isThere(name, club))) continue;
          tried += 1;
          const came = await tryAt(hers[role], name, operation, club);
          const isPublic = operation === "select" && (await tryAt(anonymous, name, "select", club)) === "yes";
          // Rows that break a rule of their table have passed the right.
          const passed = came === "yes" || came.startsWith("23") || came === "P0001" || came === "22023";
          if (passed !== (may || isPublic)) wrong.push(`${operation} ${name} ${club ?? ""}: ${came}, not ${may}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(60);
  });

  test("sends, replaces and removes files at the storage door as the table of rights says", async () => {
    const wrong: string[] = [];
    for (const bucket of ["media_assets", "public-assets"]) {
      for (const club of [own, other]) {
        const name = `${club}/${role}.svg`;
        const files = hers[role].storage.from(bucket);
        const sent = await files.upload(name, picture, { contentType: "image/svg+xml" });
        const mayAdd = rightTo(role, bucket, "insert", club);
        if ((sent.error === null) !== mayAdd) wrong.push(`insert ${bucket}/${club}: ${sent.error?.message}`);
        if (sent.error) continue;
        const removed = await files.remove([name]);
        const isGone = (removed.data ?? []).length === 1;
        if (isGone !== rightTo(role, bucket, "delete", club)) wrong.push(`delete ${bucket}/${club}: ${isGone}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test("is offered by the panel, and let do by its commands, exactly that", async () => {
    const may = permissionsOf(await readAccess(hers[role]));
    const panelWords = { select: "read", insert: "create", update: "update", delete: "delete" } as const;
    const wrong: string[] = [];
    for (const { name, hasClub } of tables) {
      for (const operation of operations) {
        for (const club of hasClub ? [own, other] : [null]) {
          const row = club === null ? {} : name === "clubs" ? { id: club } : { club_id: club };
          // Of the record and of plans the database shows her what is hers.
          if (["audit_log", "planned_changes"].includes(name)) continue;
          const right = rightTo(role, name, operation, club);
          if (may(panelWords[operation], name, row) !== right) wrong.push(`${operation} ${name} ${club ?? ""}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe("a manager who edits what the form hides", () => {
  test("moves nothing into another club and nothing out of it", async () => {
    const manager = hers.club_manager;
    const [rate] = await it.sql`select id from precios where club_id = ${own} limit 1`;
    const [theirs] = await it.sql`select id from precios where club_id = ${other} limit 1`;
    const away = await manager.from("precios").update({ club_id: other }).eq("id", rate?.id).select("id");
    expect(away.error).toMatchObject({ code: "42501" });
    const here = await manager.from("precios").update({ club_id: own }).eq("id", theirs?.id).select("id");
    expect(here.data).toEqual([]);
    const added = await manager.from("precios").insert(rowFor("public.precios", { club_id: other }));
    expect(added.error).toMatchObject({ code: "42501" });
    const many = await manager.rpc("change_rows", {
      ...{ list: "precios", added: [], removed: [] },
      changed: [{ id: rate?.id, told: { club_id: other } }],
    });
    expect(many.error).toMatchObject({ code: "42501" });
    expect(await it.sql`select club_id from precios where id in (${rate?.id}, ${theirs?.id}) order by club_id`).toEqual(
      [{ club_id: own }, { club_id: other }],
    );
  });

  test("with a token of before her clubs changed she is asked anew at each request", async () => {
    const manager = hers.club_manager;
    const change = () =>
      manager.from("precios").update({ claim: "Nuevo" }).eq("club_id", own).select("id").throwOnError();
    expect((await change()).data).not.toEqual([]);
    await it.sql`update staff_clubs set club_id = ${other} where club_id = ${own}`;
    expect((await change()).data).toEqual([]);
    await it.sql`update staff_clubs set club_id = ${own} where club_id = ${other}`;
  });
});

describe("functions that no policy is asked for", () => {
  const wide = { from_at: "2099-01-01", until_at: "2099-02-01" };

  test("a calendar's address tells what its person may see, and nothing once she is switched off", async () => {
    const { sql } = it;
    const soon = "2099-01-10T09:00:00Z";
    await sql`insert into articles ${sql(rowFor("public.articles", { title: "Antes de hora", slug: "antes-de-hora", publication_date: soon }))}`;
    await sql`insert into events ${sql(rowFor("public.events", { title: "En borrador", slug: "en-borrador", is_published: false }))}`;
    for (const club of [own, other])
      await sql`insert into precios ${sql(rowFor("public.precios", { title: `Nueva de ${club}`, club_id: club, publish_at: soon }))}`;
    await sql`insert into campaigns (name, starts_at, ends_at) values ('En secreto', ${soon}, '2099-01-20')`;
    const hidden = ["Antes de hora", "En borrador", `Nueva de ${own}`, `Nueva de ${other}`, "En secreto"];
    const anyone = await it.createClient("anon", "in-process");
    const shown = async (client: SupabaseClient) => {
      const { data: secret } = await client.rpc("renew_calendar_secret").throwOnError();
      const read = async () => {
        const { data } = await anyone.rpc("calendar_of_secret", { secret, ...wide }).throwOnError();
        return data && hidden.filter((name) => data.some((entry: Row) => entry.name === name));
      };
      return { told: await read(), read };
    };
    expect((await shown(hers.editor)).told).toEqual(["Antes de hora", "En borrador", "En secreto"]);
    expect((await shown(hers.club_manager)).told).toEqual([`Nueva de ${own}`, "En secreto"]);
    const reception = await shown(hers.reception);
    expect(reception.told).toEqual([]);
    await sql`update staff set is_off = true where role = 'reception'`;
    expect(await reception.read()).toBeNull();
    await sql`update staff set is_off = false where role = 'reception'`;
  });

  test("a file is not put into what others have planned", async () => {
    const { sql } = it;
    const [was, becomes] = await sql`insert into storage.objects (bucket_id, name, metadata)
      select 'public-assets', 'medios/' || name, '{"mimetype": "image/png", "size": 10}' from unnest(array['a_1.png', 'b.png']) as name returning id`;
    const picture = "/storage/v1/object/public/public-assets/medios/a_1.png";
    const plan = (club: string, image = picture) =>
      sql`insert into planned_changes (table_name, row_id, changes, due_at) values ('clubs', ${club}, ${sql.json({ hero_image: image })}, '2099-01-01')`;
    await plan(other);
    const replace = (role: Role) => hers[role].rpc("replace_media", { was: was?.id, becomes: becomes?.id });
    for (const role of ["reception", "club_manager"] as const)
      expect((await replace(role)).error, role).toMatchObject({
        code: "42501",
        message: "También está en cambios previstos que no son tuyos: pide a dirección que la reemplace.",
      });
    expect(await sql`select from planned_changes where changes::text like '%a\\_1.png%'`).toHaveLength(1);
    // Of her own club she may, also where a name is nearly the same.
    await sql`delete from planned_changes`;
    await plan(own);
    await plan(other, picture.replace("a_1", "ax1"));
    expect((await replace("club_manager")).data).toBe(1);
    expect(
      (await sql`select changes ->> 'hero_image' as image from planned_changes where row_id = ${own}`)[0]?.image,
    ).toContain("b.png");
  });

  test("a manager's plans of her own club go into no campaign, which others then could not move", async () => {
    const [campaign] = await it.sql`insert into campaigns (name, starts_at, ends_at)
      values ('De dirección', '2099-03-01', '2099-03-10') returning id`;
    const [rate] = await it.sql`select id from precios where club_id = ${own} limit 1`;
    const plans = [{ table: "precios", row: rate?.id, changes: { claim: "En marzo" } }];
    const plan = (told: object) =>
      hers.club_manager.rpc("plan_changes", { plans, begins: "2099-03-01T00:00:00Z", ...told });
    expect((await plan({ campaign: campaign?.id })).error).toMatchObject({ code: "42501" });
    expect((await plan({})).error).toBeNull();
    await it.sql`delete from planned_changes`;
    // Nor does she take out of it what others have put there, all of it or its end alone, or begin it before its day.
    const add = (name: string, due_at: string, undoes: string | null) => it.sql`
      insert into planned_changes (table_name, row_id, changes, due_at, campaign_id, undoes)
      values ('clubs', ${own}, jsonb_build_object('name', ${name}::text), ${due_at}, ${campaign?.id ?? ""}, ${undoes}) returning id`;
    const [first] = await add("De fiesta", "2099-03-01", null);
    const [back] = await add("Como siempre", "2099-03-10", first?.id ?? "");
    const kept = async () =>
      (await it.sql`select from planned_changes where campaign_id = ${campaign?.id ?? ""}`).length;
    const both = [first?.id, back?.id];
    await hers.club_manager.from("planned_changes").delete().in("id", both).throwOnError();
    await plan({ begins: "2099-05-01T00:00:00Z", replaced: both }).throwOnError();
    expect(await kept()).toBe(2);
    const begun = await hers.club_manager.rpc("apply_planned_change", { plan_id: first?.id ?? "" });
    expect(begun.error?.message).toBe("Es parte de una campaña: empieza con ella.");
    // Who fills campaigns does, and the end goes with its start.
    await hers.editor.from("planned_changes").delete().eq("id", first?.id).throwOnError();
    expect(await kept()).toBe(0);
    await it.sql`delete from planned_changes`;
    await it.sql`delete from campaigns where id = ${campaign?.id ?? ""}`;
  });

  test("of a file that others use she hears in which section, not what a draft is called", async () => {
    const { sql } = it;
    const [file] = await sql`insert into storage.objects (bucket_id, name, metadata)
      values ('public-assets', 'medios/c.png', '{"mimetype": "image/png", "size": 10}') returning id`;
    const image_url = "/storage/v1/object/public/public-assets/medios/c.png";
    await sql`insert into articles ${sql(rowFor("public.articles", { title: "Aún no", slug: "aun-no", is_published: false, image_url }))}`;
    await sql`update clubs set hero_image = ${image_url}, name = 'El suyo' where id = ${own}`;
    const rowsOf = async (role: Role) =>
      (await hers[role].rpc("list_file_uses", { file: file?.id }).throwOnError()).data
        .filter(({ place }: Row) => place === "row")
        .map(({ table_name, named }: Row) => [table_name, named])
        .sort();
    expect(await rowsOf("editor")).toEqual([
      ["articles", "Aún no"],
      ["clubs", "El suyo"],
    ]);
    expect(await rowsOf("club_manager")).toEqual([
      ["articles", ""],
      ["clubs", "El suyo"],
    ]);
    // Nor does she find it by that name.
    const found = async (role: Role, words: string) =>
      (await hers[role].rpc("list_media", { words }).throwOnError()).data.rows.map(({ name }: Row) => name);
    expect(await found("editor", "aún no")).toEqual(["c.png"]);
    expect(await found("club_manager", "aún no")).toEqual([]);
    expect(await found("club_manager", "el suyo")).toEqual(["c.png"]);
  });

  test("whoever is switched off keeps no views", async () => {
    const view = { list: "/admin/visits", name: "Mía", query: "?q=a" };
    await hers.reception.from("saved_views").insert(view).throwOnError();
    await it.sql`update staff set is_off = true where role = 'reception'`;
    expect((await hers.reception.from("saved_views").insert({ ...view, name: "Otra" })).error).toMatchObject({
      code: "42501",
    });
    expect((await hers.reception.from("saved_views").select("name").throwOnError()).data).toEqual([]);
    await it.sql`update staff set is_off = false where role = 'reception'`;
  });
});
