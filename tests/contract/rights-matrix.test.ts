import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connect } from "#backend/database/connect.ts";
import { prepareDatabase } from "#backend/database/prepare.ts";
import { prepareHostedBase } from "#backend/database/prepare-hosted-base.ts";
import { actAs, addAccounts } from "#tests/fixtures/act-as.ts";
import { cloneDatabase, createEmptyDatabase, type TestDatabase } from "#tests/fixtures/database.ts";
import { actors, addWhatVisitorsDoNotSee, tryRights } from "#tests/fixtures/try-rights.ts";
import { expectations } from "./rights-expectations.ts";

describe.each([
  ["grants everything on new tables", cloneDatabase],
  ["grants nothing on new tables", createStrictDatabase],
] as const)("on a project that %s by default", (_kind, open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await addAccounts(database.sql);
    await addWhatVisitorsDoNotSee(database);
  });
  afterAll(() => database.drop());

  test("every table has a declared expectation", async () => {
    const tables = await database.sql<{ name: string }[]>`
      select relnamespace::regnamespace || '.' || relname as name from pg_class
      where relnamespace::regnamespace::text in ('public', 'private', 'storage') and relkind in ('r', 'p', 'v', 'm', 'f')
      order by 1`;
    expect(tables.map((table) => table.name)).toEqual(Object.keys(expectations).sort());
  });

  test("every table of public has row policies switched on", async () => {
    const open = await database.sql`
      select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity`;
    expect([...open]).toEqual([]);
  });

  test.each(Object.keys(expectations))("%s", async (table) => {
    for (const actor of actors) {
      expect(await tryRights(database, actor, table), actor).toEqual(expectations[table]?.[actor]);
    }
  });

  test("nobody may empty a table at once, hang triggers on it or point at it", async () => {
    const rights = await database.sql`
      select relname, role, kind from pg_class, unnest(array['anon', 'authenticated', 'service_role']) as role,
        unnest(array['truncate', 'trigger', 'references', 'maintain']) as kind
      where relnamespace = 'public'::regnamespace and relkind = 'r' and has_table_privilege(role, pg_class.oid, kind)`;
    expect([...rights]).toEqual([]);
  });

  test("callers can run what this list says, and that is all", async () => {
    const functions = await database.sql`
      select pronamespace::regnamespace || '.' || proname as name, role
      from pg_proc, unnest(array['anon', 'authenticated', 'service_role']) as role
      where pronamespace::regnamespace::text in ('public', 'private') and has_function_privilege(role, pg_proc.oid, 'execute')
      order by name, role`;
    expect([...functions]).toEqual([
      { name: "private.add_rows", role: "authenticated" },
      { name: "private.apply_plan", role: "authenticated" },
      { name: "private.are_translations", role: "authenticated" },
      { name: "private.are_translations", role: "service_role" },
      { name: "private.asked_by_day", role: "authenticated" },
      { name: "private.became_of", role: "authenticated" },
      { name: "private.class_in_words", role: "authenticated" },
      { name: "private.clubs_for", role: "authenticated" },
      { name: "private.clubs_out_of_time", role: "anon" },
      { name: "private.clubs_out_of_time", role: "authenticated" },
      { name: "private.clubs_out_of_time", role: "service_role" },
      { name: "private.colleagues_did", role: "authenticated" },
      { name: "private.expects_cv", role: "anon" },
      { name: "private.expects_cv", role: "authenticated" },
      { name: "private.find_alike", role: "authenticated" },
      { name: "private.find_in_list", role: "authenticated" },
      { name: "private.find_rows", role: "authenticated" },
      { name: "private.fold_words", role: "authenticated" },
      { name: "private.fold_words", role: "service_role" },
      { name: "private.hangs_on", role: "authenticated" },
      { name: "private.history_of", role: "authenticated" },
      { name: "private.history_of", role: "service_role" },
      { name: "private.in_trash", role: "authenticated" },
      { name: "private.inbox_place", role: "anon" },
      { name: "private.inbox_place", role: "authenticated" },
      { name: "private.inbox_place", role: "service_role" },
      { name: "private.is_admin", role: "authenticated" },
      { name: "private.is_gone", role: "authenticated" },
      { name: "private.is_of", role: "authenticated" },
      { name: "private.is_of", role: "service_role" },
      { name: "private.is_staff", role: "authenticated" },
      { name: "private.is_used_file", role: "authenticated" },
      { name: "private.last_time", role: "authenticated" },
      { name: "private.list_beyond", role: "authenticated" },
      { name: "private.list_kind", role: "authenticated" },
      { name: "private.list_order", role: "authenticated" },
      { name: "private.mail_key", role: "authenticated" },
      { name: "private.mail_key", role: "service_role" },
      { name: "private.make_room", role: "authenticated" },
      { name: "private.may", role: "authenticated" },
      { name: "private.may", role: "authenticated" },
      { name: "private.media_is_mine", role: "authenticated" },
      { name: "private.moment", role: "anon" },
      { name: "private.moment", role: "authenticated" },
      { name: "private.moment", role: "service_role" },
      { name: "private.my_clubs", role: "authenticated" },
      { name: "private.name_rows", role: "authenticated" },
      { name: "private.names_file", role: "authenticated" },
      { name: "private.note_planned_change", role: "authenticated" },
      { name: "private.only_name", role: "authenticated" },
      { name: "private.palette_lists", role: "authenticated" },
      { name: "private.parse_hours", role: "authenticated" },
      { name: "private.parse_hours", role: "service_role" },
      { name: "private.phone_key", role: "authenticated" },
      { name: "private.phone_key", role: "service_role" },
      { name: "private.pickable_lists", role: "authenticated" },
      { name: "private.plannable", role: "authenticated" },
      { name: "private.planned_row", role: "authenticated" },
      { name: "private.plans_elsewhere", role: "authenticated" },
      { name: "private.recorded_prices", role: "anon" },
      { name: "private.recorded_prices", role: "authenticated" },
      { name: "private.recorded_prices", role: "service_role" },
      { name: "private.refuse_meeting_classes", role: "authenticated" },
      { name: "private.refuse_meeting_plans", role: "authenticated" },
      { name: "private.restorable_tables", role: "authenticated" },
      { name: "private.rewrite_plans", role: "authenticated" },
      { name: "private.rewrite_uses", role: "authenticated" },
      { name: "private.row_to_change", role: "authenticated" },
      { name: "private.rows_to_rewrite", role: "authenticated" },
      { name: "private.shown_draft", role: "anon" },
      { name: "private.shown_draft", role: "authenticated" },
      { name: "private.shown_draft", role: "service_role" },
      { name: "private.swap_file", role: "authenticated" },
      { name: "private.tables_of_change", role: "authenticated" },
      { name: "private.tables_to_change", role: "authenticated" },
      { name: "private.touched_rows", role: "authenticated" },
      { name: "private.why_no_row", role: "authenticated" },
      { name: "private.withdrawn_page", role: "anon" },
      { name: "private.withdrawn_page", role: "authenticated" },
      { name: "private.withdrawn_page", role: "service_role" },
      { name: "private.without_long_text", role: "authenticated" },
      { name: "private.without_long_text", role: "service_role" },
      { name: "private.write_over", role: "authenticated" },
      { name: "private.write_planned_change", role: "authenticated" },
      { name: "private.write_planned_changes", role: "authenticated" },
      { name: "public.all_focal_points", role: "anon" },
      { name: "public.all_focal_points", role: "authenticated" },
      { name: "public.all_focal_points", role: "service_role" },
      { name: "public.all_redirects", role: "anon" },
      { name: "public.all_redirects", role: "authenticated" },
      { name: "public.all_redirects", role: "service_role" },
      { name: "public.answer_review", role: "authenticated" },
      { name: "public.apply_planned_change", role: "authenticated" },
      { name: "public.article_months", role: "anon" },
      { name: "public.article_months", role: "authenticated" },
      { name: "public.article_months", role: "service_role" },
      { name: "public.ask_for_review", role: "authenticated" },
      { name: "public.ask_second_factor_of", role: "authenticated" },
      { name: "public.book_visit", role: "anon" },
      { name: "public.book_visit", role: "authenticated" },
      { name: "public.calendar_entries", role: "authenticated" },
      { name: "public.calendar_of_secret", role: "anon" },
      { name: "public.cancel_visit", role: "anon" },
      { name: "public.cancel_visit", role: "authenticated" },
      { name: "public.change_classes", role: "authenticated" },
      { name: "public.change_classes", role: "service_role" },
      { name: "public.change_rows", role: "authenticated" },
      { name: "public.clubs_with_classes", role: "anon" },
      { name: "public.clubs_with_classes", role: "authenticated" },
      { name: "public.clubs_with_classes", role: "service_role" },
      { name: "public.clubs_with_visits", role: "anon" },
      { name: "public.clubs_with_visits", role: "authenticated" },
      { name: "public.clubs_with_visits", role: "service_role" },
      { name: "public.clubs_without_pictures", role: "authenticated" },
      { name: "public.clubs_without_pictures", role: "service_role" },
      { name: "public.confirm_translation", role: "authenticated" },
      { name: "public.count_views", role: "service_role" },
      { name: "public.earlier_requests", role: "authenticated" },
      { name: "public.end_access_of", role: "authenticated" },
      { name: "public.end_my_session", role: "authenticated" },
      { name: "public.end_sessions_of", role: "authenticated" },
      { name: "public.find_anything", role: "authenticated" },
      { name: "public.find_person", role: "authenticated" },
      { name: "public.find_person", role: "service_role" },
      { name: "public.forget_person", role: "authenticated" },
      { name: "public.forgotten_cvs", role: "authenticated" },
      { name: "public.forgotten_cvs", role: "service_role" },
      { name: "public.gallery_size", role: "anon" },
      { name: "public.gallery_size", role: "authenticated" },
      { name: "public.gallery_size", role: "service_role" },
      { name: "public.give_role", role: "authenticated" },
      { name: "public.inbox_backlog", role: "authenticated" },
      { name: "public.inbox_counts", role: "authenticated" },
      { name: "public.issue_visit_secret", role: "authenticated" },
      { name: "public.issue_visit_secret", role: "service_role" },
      { name: "public.list_colleagues", role: "authenticated" },
      { name: "public.list_file_uses", role: "authenticated" },
      { name: "public.list_inbox", role: "authenticated" },
      { name: "public.list_media", role: "authenticated" },
      { name: "public.list_page", role: "authenticated" },
      { name: "public.list_people", role: "authenticated" },
      { name: "public.list_trash", role: "authenticated" },
      { name: "public.make_administrator", role: "authenticated" },
      { name: "public.move_campaign", role: "authenticated" },
      { name: "public.move_in_list", role: "authenticated" },
      { name: "public.move_visit", role: "anon" },
      { name: "public.move_visit", role: "authenticated" },
      { name: "public.move_visit_at_desk", role: "authenticated" },
      { name: "public.my_access", role: "authenticated" },
      { name: "public.my_calendar", role: "authenticated" },
      { name: "public.my_reviews", role: "authenticated" },
      { name: "public.my_sessions", role: "authenticated" },
      { name: "public.next_changes", role: "anon" },
      { name: "public.next_changes", role: "authenticated" },
      { name: "public.next_changes", role: "service_role" },
      { name: "public.note_arrival", role: "authenticated" },
      { name: "public.open_draft", role: "authenticated" },
      { name: "public.open_future", role: "authenticated" },
      { name: "public.page_formerly_at", role: "anon" },
      { name: "public.page_formerly_at", role: "authenticated" },
      { name: "public.page_formerly_at", role: "service_role" },
      { name: "public.panel_morning", role: "authenticated" },
      { name: "public.plan_changes", role: "authenticated" },
      { name: "public.price_changes", role: "anon" },
      { name: "public.price_changes", role: "authenticated" },
      { name: "public.price_changes", role: "service_role" },
      { name: "public.purge_deleted", role: "authenticated" },
      { name: "public.read_addresses", role: "authenticated" },
      { name: "public.read_addresses", role: "service_role" },
      { name: "public.read_future", role: "anon" },
      { name: "public.read_views", role: "authenticated" },
      { name: "public.read_views", role: "service_role" },
      { name: "public.read_visit", role: "anon" },
      { name: "public.read_visit", role: "authenticated" },
      { name: "public.renew_calendar_secret", role: "authenticated" },
      { name: "public.replace_media", role: "authenticated" },
      { name: "public.restore_deleted", role: "authenticated" },
      { name: "public.restore_many", role: "authenticated" },
      { name: "public.retry_mail", role: "authenticated" },
      { name: "public.see_form", role: "authenticated" },
      { name: "public.send_answer", role: "authenticated" },
      { name: "public.sessions_of", role: "authenticated" },
      { name: "public.set_my_name", role: "authenticated" },
      { name: "public.set_visit_status", role: "authenticated" },
      { name: "public.switch_off", role: "authenticated" },
      { name: "public.take_attempt", role: "anon" },
      { name: "public.take_second_factor_of", role: "authenticated" },
      { name: "public.undo_change", role: "authenticated" },
      { name: "public.undo_entry", role: "authenticated" },
      { name: "public.undoable", role: "authenticated" },
      { name: "public.visit_agenda", role: "authenticated" },
      { name: "public.visit_slots", role: "anon" },
      { name: "public.visit_slots", role: "authenticated" },
      { name: "public.visit_slots", role: "service_role" },
    ]);
  });

  test("staff answer a proposal and cannot rewrite it", async () => {
    const columns = await database.sql<{ column_name: string }[]>`
      select column_name from information_schema.columns
      where table_schema = 'public' and table_name = 'partner_submissions'
        and column_name not in ('status', 'assigned_to', 'attention', 'attention_at')`;
    expect(columns.length).toBeGreaterThan(6);
    for (const { column_name } of columns) {
      const rewriting = actAs(
        database.sql,
        "staff",
        (tx) => tx`update partner_submissions set ${tx(column_name)} = ${tx(column_name)}`,
      );
      await expect(rewriting, column_name).rejects.toMatchObject({ code: "42501" });
    }
  });
});

/** A project whose owner hands out nothing by default, as hosted ones do when they are asked to. */
async function createStrictDatabase(): Promise<TestDatabase> {
  const database = await createEmptyDatabase();
  const base = connect(database.target, { max: 1 });
  await prepareHostedBase(base);
  for (const kind of ["tables", "sequences", "functions"]) {
    await base.unsafe(
      `alter default privileges in schema public revoke all on ${kind} from anon, authenticated, service_role`,
    );
  }
  await base.end();
  const log = { info() {}, warn() {}, error() {} };
  await prepareDatabase(database.target, {
    supabaseFolder: join(import.meta.dirname, "../../supabase"),
    seed: "demo",
    log,
  });
  return database;
}
