import { createClient } from "@supabase/supabase-js";
import { listCalendarEntries } from "#app/data/record/calendar.ts";
import { planChanges } from "#app/data/record/planned-changes.ts";
import { collisions, placeEntry } from "#domain/panel/calendar-entry.ts";
import { reportFigure } from "./measure/figure.ts";
import { median } from "./measure/median.ts";
import { openDatabaseServer } from "./measure/own-database.ts";
import { type RunningSite, runSite, serverCommand } from "./measure/running-site.ts";
import { publishableKeyOf, signIn, staffEnvironment } from "./measure/staff.ts";

// How soon after its moment visitors read what was planned for it (decision 0590), when many moments are one; and a year of
// the calendar, read and placed.
const plans = 500;
const aimMs = 1_000;
const rounds = 3;

await using server = await openDatabaseServer();
const site = await server.openSite("plans", staffEnvironment);
const { sql } = site;
const client = await signIn(site);
await sql`insert into events (title, event_date) select 'Evento ' || n, '2099-01-01' from generate_series(1, ${plans}::int) as n`;
const rows = await sql<{ id: string }[]>`select id from events where title like 'Evento %'`;

const others = await Promise.all(["one", "another"].map(openBeside));
const addresses = [site.url, ...others.map(({ url }) => url)];
const times = { database: [] as number[], pages: [] as number[] };
for (let round = 0; round < rounds; round += 1) {
  const location = `Sala ${round}`;
  const due = new Date(Math.ceil(Date.now() / 1000) * 1000 + 10_000);
  await planChanges(
    client,
    rows.map(({ id }) => ({ table: "events", row: id, changes: { location } })),
    { from: due.toISOString(), until: null, campaign: null },
  );
  const pages = addresses.map((url) => untilShown(url, location, due.getTime()));
  times.database.push(await untilRead(location, due.getTime()));
  times.pages.push(...(await Promise.all(pages)));
}
for (const other of others) await other.stop();
report("all of them are read", times.database);
report("the page says so, at each of three processes", times.pages);
await costOfTimeRules();
await readYear();

/** Another process over the same database, with a folder of its own. */
function openBeside(name: string): Promise<RunningSite> {
  return runSite(serverCommand, `${site.dataDir}-${name}`, { ...staffEnvironment, DATABASE_URL: site.databaseUrl });
}

/** Milliseconds from the moment until a visitor reads all rows changed; none of them is there before. */
async function untilRead(location: string, due: number): Promise<number> {
  const visitor = createClient(site.url, publishableKeyOf(site));
  const query = () => visitor.from("events").select("id", { count: "exact", head: true }).eq("location", location);
  return await until(due, async () => ((await query().throwOnError()).count ?? 0) / plans);
}

/** The same of a page that somebody opens again and again. */
function untilShown(url: string, location: string, due: number): Promise<number> {
  const shows = async () => (await (await fetch(`${url}/events/evento-${plans}`)).text()).includes(location);
  return until(due, async () => ((await shows()) ? 1 : 0));
}

async function until(due: number, share: () => Promise<number>): Promise<number> {
  for (;;) {
    const shown = await share();
    const at = Date.now() - due;
    if (shown > 0 && at < 0) throw new Error(`shown ${-at} ms too early`);
    if (shown >= 1) return at;
    if (at > 60_000) throw new Error(`${shown * 100} % after a minute`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function report(what: string, of: readonly number[]): void {
  const worst = Math.max(...of);
  reportFigure({
    figure: `plans: ${plans} of one moment, ${what}`,
    aim: `≤ ${aimMs} ms, never early`,
    measured: `${worst.toFixed(0)} ms (worst of ${of.length})`,
    holds: worst <= aimMs,
  });
}

/** What the moment, which policies ask for, adds to a club's page that is rendered: its reads with it and without. */
async function costOfTimeRules(): Promise<void> {
  const tables = ["clubs", "club_extra_services", "header_links", "precios"];
  const policies = await sql<{ table: string; name: string; rule: string }[]>`
    select tablename as table, policyname as name, qual as rule from pg_policies
    where schemaname = 'public' and cmd = 'SELECT' and qual ~ 'moment|out_of_time' and tablename in ${sql(tables)}`;
  if (policies.length < tables.length) throw new Error(`only ${policies.length} policies ask for the moment`);
  const setRules = async (isTimeless: boolean) => {
    for (const { table, name, rule } of policies) {
      const timeless = rule.includes("is_visible") ? "is_visible" : "true";
      await sql.unsafe(`alter policy "${name}" on public.${table} using (${isTimeless ? timeless : rule})`);
    }
  };
  const read = () =>
    sql.begin(async (tx) => {
      await tx`select set_config('role', 'anon', true)`;
      const begun = performance.now();
      for (const name of tables) await tx`select id from ${tx(name)} limit 12`;
      return performance.now() - begun;
    });
  const timed = { true: [] as number[], false: [] as number[] };
  for (let turn = 0; turn < 12; turn += 1) {
    const isTimeless = turn % 2 === 0;
    await setRules(isTimeless);
    // Each session learns of them first.
    for (let round = 0; round < 10; round += 1) await read();
    for (let round = 0; round < 20; round += 1) timed[`${isTimeless}`].push(await read());
  }
  const renders: number[] = [];
  for (let round = 0; round < 60; round += 1) {
    await sql`update header_links set text = text where id = (select id from header_links limit 1)`;
    const begun = performance.now();
    await (await fetch(`${site.url}/club/acacias`)).text();
    renders.push(performance.now() - begun);
  }
  const [added, render] = [Math.max(0, median(timed.false) - median(timed.true)), median(renders)];
  reportFigure({
    figure: "plans: what the moment, which policies ask for, adds to an uncached render of a club's page",
    aim: "≤ 2 %",
    measured: `${((added / render) * 100).toFixed(1)} % (${added.toFixed(2)} of ${render.toFixed(1)} ms)`,
    holds: added / render <= 0.02,
  });
}

/** A year in which 5,000 things begin, end or change, as it is asked for and laid out. */
async function readYear(): Promise<void> {
  await fillYear();
  const times: number[] = [];
  for (let round = -1; round < 9; round += 1) {
    const begun = performance.now();
    const entries = await listCalendarEntries(client, new Date("2031-01-01"), new Date("2032-01-01"));
    collisions(entries.flatMap((entry) => placeEntry(entry, new Date()) ?? []));
    if (round >= 0) times.push(performance.now() - begun);
    const inYear = entries.filter(({ kind }) => kind !== "event").length;
    if (inYear !== 5_000) throw new Error(`${inYear} entries instead of 5,000`);
  }
  reportFigure({
    figure: "plans: a year of the calendar with 5,000 entries, read and placed",
    aim: "≤ 150 ms",
    measured: `${median(times).toFixed(0)} ms (worst ${Math.max(...times).toFixed(0)} of ${times.length})`,
    holds: median(times) <= 150,
  });
}

async function fillYear(): Promise<void> {
  await sql`insert into precios (club_id, title, price, offer_starts_at, offer_ends_at)
    select 'acacias', 'Oferta ' || n, 30, at, at + interval '3 days'
    from (select n, '2031-01-01'::timestamptz + n % 360 * interval '1 day' as at from generate_series(1, 1500) as n) as them`;
  await sql`insert into articles (slug, title, author, content, image_url, publication_date)
    select 'futuro-' || n, 'Futuro ' || n, 'Marta', '<p>Texto</p>', '/a.jpg', '2031-01-01'::timestamptz + n % 360 * interval '1 day'
    from generate_series(1, 1000) as n`;
  await sql`insert into club_days (club_id, name, on_date, kind)
    select 'acacias', 'Día ' || n, '2031-01-01'::date + n, 'cerrado' from generate_series(1, 300) as n`;
  await sql`insert into planned_changes (table_name, row_id, changes, due_at, author)
    select 'precios', id, '{"price": 29}', offer_starts_at, (select user_id from staff limit 1) from precios
    where title like 'Oferta %'`;
  await sql`insert into planned_changes (table_name, row_id, changes, due_at, author)
    select 'articles', id, '{"title": "Otro"}', publication_date, (select user_id from staff limit 1) from articles
    where slug like 'futuro-%' limit 700`;
}
