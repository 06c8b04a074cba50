import { createClient } from "@supabase/supabase-js";
import { planChanges } from "#app/data/record/planned-changes.ts";
import { reportFigure } from "./measure/figure.ts";
import { openDatabaseServer } from "./measure/own-database.ts";
import { publishableKeyOf, signIn, staffEnvironment } from "./measure/staff.ts";

// How soon after its moment visitors read what was planned for it (decision 0590), when many moments are one.
const plans = 500;
const aimMs = 1_000;
const rounds = 3;

await using server = await openDatabaseServer();
const site = await server.openSite("plans", staffEnvironment);
const { sql } = site;
const client = await signIn(site);
await sql`insert into events (title, event_date) select 'Evento ' || n, '2099-01-01' from generate_series(1, ${plans}::int) as n`;
const rows = await sql<{ id: string }[]>`select id from events where title like 'Evento %'`;

const first: number[] = [];
const last: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const location = `Sala ${round}`;
  const due = new Date(Math.ceil(Date.now() / 1000) * 1000 + 4_000);
  await planChanges(
    client,
    rows.map(({ id }) => ({ table: "events", row: id, changes: { location } })),
    { from: due.toISOString(), until: null, campaign: null },
  );
  const seen = await watch(location, due.getTime());
  first.push(seen.first);
  last.push(seen.last);
}
report("the first of them is read", first);
report("all of them are read", last);

/** Milliseconds from the moment until a visitor reads the first row changed, and until all of them are. */
async function watch(location: string, due: number): Promise<{ first: number; last: number }> {
  const visitor = createClient(site.url, publishableKeyOf(site));
  let firstAt: number | undefined;
  for (;;) {
    const query = visitor.from("events").select("id", { count: "exact", head: true });
    const { count } = await query.eq("location", location).throwOnError();
    const at = Date.now() - due;
    const shown = count ?? 0;
    if (shown > 0 && at < 0) throw new Error(`shown ${-at} ms too early`);
    if (shown > 0) firstAt ??= at;
    if (shown === plans) return { first: firstAt ?? at, last: at };
    if (at > 60_000) throw new Error(`${shown} of ${plans} after a minute`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function report(what: string, times: readonly number[]): void {
  const worst = Math.max(...times);
  reportFigure({
    figure: `plans: ${plans} of one moment, ${what}`,
    aim: `≤ ${aimMs} ms, never early`,
    measured: `${worst.toFixed(0)} ms (worst of ${times.length})`,
    holds: worst <= aimMs,
  });
}
