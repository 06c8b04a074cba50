import type { TransactionSql } from "postgres";
import { listColleagues } from "#app/data/people/colleagues.ts";
import { listActivity } from "#app/data/record/activity.ts";
import { listVersions, readRecorded, readRecordStart } from "#app/data/record/audit-log.ts";
import { listTrash, restoreDeleted } from "#app/data/record/trash.ts";
import { reportFigure } from "./measure/figure.ts";
import { median } from "./measure/median.ts";
import { openDatabaseServer } from "./measure/own-database.ts";
import { signIn, staffEnvironment } from "./measure/staff.ts";

// What the record of changes (decision 0560) costs whoever saves, and how fast years of it are read.
const rounds = 15;
const screenMs = 150;
const undone = new Error("undone");

await using server = await openDatabaseServer();
const site = await server.openSite("record", staffEnvironment);
const { sql } = site;
const client = await signIn(site);

await costOfASave();
await costOfABulk(2_000);
await backFromTheTrash("with 2,000 rates", null);
await sql`delete from precios where title like 'Tarifa %'`;
await backFromTheTrash("with 200 pictures", 1_000);
await fill(1_000_000, 5_000);
await screens();

/** The same statement with the record and without it, in turn, undone each time. */
async function timeBoth(
  statement: (tx: TransactionSql) => Promise<unknown>,
  times: number,
): Promise<{ on: number; off: number }> {
  const taken = { on: [] as number[], off: [] as number[] };
  for (let round = 0; round < times; round += 1) {
    for (const state of ["on", "off"] as const) {
      await sql
        .begin(async (tx) => {
          if (state === "off") await tx`alter table precios disable trigger write_audit_of_update`;
          const begun = performance.now();
          await statement(tx);
          taken[state].push(performance.now() - begun);
          throw undone;
        })
        .catch((error) => {
          if (error !== undone) throw error;
        });
    }
  }
  return { on: median(taken.on), off: median(taken.off) };
}

async function costOfASave(): Promise<void> {
  const [rate] = await sql`select id from precios limit 1`;
  const { on, off } = await timeBoth((tx) => tx`update precios set price = price + 1 where id = ${rate?.id}`, 200);
  reportFigure({
    figure: "record: what it adds to a save, in the database",
    aim: "≤ 1 ms median",
    measured: `${(on - off).toFixed(2)} ms (${on.toFixed(2)} with it, ${off.toFixed(2)} without, 200 of each in turn)`,
    holds: on - off <= 1,
  });
}

async function costOfABulk(rows: number): Promise<void> {
  await sql`insert into precios (club_id, title, price, included_services, description)
    select 'acacias', 'Tarifa ' || n, 20 + n % 50, array['Sala', 'App', 'Clases'], 'Doce meses'
    from generate_series(1, ${rows}) as n`;
  const { on, off } = await timeBoth((tx) => tx`update precios set price = price + 1`, rounds);
  reportFigure({
    figure: `record: what it adds to a statement on ${rows.toLocaleString("en")} rows, in the database`,
    aim: "≤ 5 %",
    measured: `${((on / off - 1) * 100).toFixed(0)} % (${on.toFixed(0)} ms with it, ${off.toFixed(0)} without, ${rounds} of each in turn)`,
    holds: on / off <= 1.05,
  });
}

async function backFromTheTrash(club: string, aimMs: number | null): Promise<void> {
  await sql`insert into storage.objects (bucket_id, name)
    select 'media_assets', 'acacias/foto-' || n || '.jpg' from generate_series(1, 200) as n on conflict do nothing`;
  const count = async () => (await sql`select count(*)::int as rates from precios where club_id = 'acacias'`)[0]?.rates;
  const before = await count();
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    await client.from("clubs").delete().eq("id", "acacias").throwOnError();
    const begun = performance.now();
    const [entry] = await listTrash(client);
    await restoreDeleted(client, entry?.id ?? 0);
    times.push(performance.now() - begun);
    if ((await count()) !== before) throw new Error(`${await count()} of ${before} rates came back`);
  }
  reportFigure({
    figure: `record: a deleted club ${club} comes back`,
    aim: aimMs ? `≤ ${aimMs} ms` : "–",
    measured: `${median(times).toFixed(0)} ms (worst ${Math.max(...times).toFixed(0)} of 5)`,
    holds: aimMs === null ? null : median(times) <= aimMs,
  });
}

/** As years of a team would: most of it changes of rates and articles, by ten people, of all clubs. */
async function fill(entries: number, versions: number): Promise<void> {
  const [rate] = await sql`select id from precios order by created_at limit 1`;
  await sql`
    insert into audit_log (at, person, person_email, table_name, row_id, club, kind, before, after, transaction)
    select now() - (${entries} - n) * interval '1 minute',
      case when n % 11 = 0 then null else ('00000000-0000-4000-8000-00000000000' || n % 10)::uuid end, 'p@ninefitness.example',
      tables[1 + n % 6], 'fila-' || n % 3000, case when n % 3 = 0 then clubs[1 + n % 5] end,
      case when n % 50 = 0 then 'delete' when n % 50 = 1 then 'insert' else 'update' end,
      '{"price": 39.9, "claim": null}', '{"price": 34.9, "claim": "Black Friday"}', n
    from generate_series(1, ${entries}) as n, (select array_agg(id order by id) as clubs from clubs) as of_clubs,
      (select array['precios', 'articles', 'clubs', 'events', 'merch_products', 'landing_pages'] as tables) as of_tables`;
  await sql`
    insert into audit_log (at, person_email, person, table_name, row_id, kind, before, after)
    select now() - (${versions} - n) * interval '1 hour', 'p@ninefitness.example', '00000000-0000-4000-8000-000000000001',
      'precios', ${rate?.id}, 'update', jsonb_build_object('price', n), jsonb_build_object('price', n + 1)
    from generate_series(1, ${versions}) as n`;
  await sql`vacuum analyze audit_log`;
}

async function screens(): Promise<void> {
  const [rate] = await sql`select row_id as id, count(*)::int as total from audit_log where table_name = 'precios'
    group by 1 order by 2 desc limit 1`;
  const place = { table: "precios", key: "id", id: String(rate?.id) };
  const history = () =>
    Promise.all([
      readRecorded(client, place),
      listVersions(client, place, 51),
      readRecordStart(client),
      listColleagues(client),
    ]);
  await time(`history of a row with ${rate?.total.toLocaleString("en")} versions`, history);
  const person = "00000000-0000-4000-8000-000000000003";
  const day = new Date(Date.now() - 300 * 86_400_000).toISOString().slice(0, 10);
  const views = {
    opened: {},
    "of a person": { person },
    "of a section": { tables: ["precios"] },
    "of a club": { club: "acacias" },
    "of a day last year": { day },
    "of a person, a section, a club and a day": { person, tables: ["articles"], club: "acacias", day },
    "of somebody who did nothing": { person: "00000000-0000-4000-8000-0000000000ff" },
    "since yesterday, by others": { since: new Date(Date.now() - 86_400_000).toISOString(), notBy: person },
  };
  for (const [name, filter] of Object.entries(views)) {
    await time(`activity of 1,000,000 entries, ${name}`, () => listActivity(client, filter, 101));
  }
  await time("trash of 1,000,000 entries", () => listTrash(client));
}

async function time(figure: string, open: () => Promise<unknown>): Promise<void> {
  await open();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await open();
    times.push(performance.now() - begun);
  }
  const middle = median(times);
  reportFigure({
    figure: `record: ${figure}`,
    aim: `≤ ${screenMs} ms`,
    measured: `${middle.toFixed(0)} ms (best ${Math.min(...times).toFixed(0)}, worst ${Math.max(...times).toFixed(0)} of ${rounds})`,
    holds: middle <= screenMs,
  });
}
