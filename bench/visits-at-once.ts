import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import { bookVisit, listVisitSlots } from "#app/data/visits.ts";
import { Attempts } from "#backend/auth/attempts.ts";
import { connect } from "#backend/database/connect.ts";
import { startEmbeddedDatabase } from "#backend/database/embedded.ts";
import { prepareDatabase } from "#backend/database/prepare.ts";
import { createRestDoor } from "#backend/rest/create-rest-door.ts";
import { newVisitSecret } from "#domain/visits/visit-secret.ts";
import { reportFigure } from "./measure/figure.ts";
import { makeFolder } from "./measure/make-folder.ts";
import { median } from "./measure/median.ts";

// Two hundred visitors ask for the same ten places at the same moment, as the site asks for them: exactly ten have one in
// each round, and every other one hears at once what is free. Waits at the gate of strangers' writes are part of it.
const rounds = 20;
const visitors = 200;
const places = 10;

using folder = makeFolder();
const log = { info() {}, warn: console.warn, error: console.error };
const database = await startEmbeddedDatabase({ dataDir: folder.path, log });
await prepareDatabase(database.target, { supabaseFolder: join(import.meta.dirname, "../supabase"), seed: "demo", log });
const sql = connect(database.target);
await sql`update visit_settings set capacity = ${places} where club_id = 'acacias'`;
const anon = { role: "anon", claims: { role: "anon" } } as const;
const door = createRestDoor({ sql, strangers: sql, attempts: new Attempts(sql, "bench"), maxRows: 1000 });
const fetchInProcess = (input: RequestInfo | URL, init?: RequestInit) => door(new Request(input, init), anon);
const auth = { persistSession: false, autoRefreshToken: false };
const client = createClient("http://backend.invalid", "key", { auth, global: { fetch: fetchInProcess } });

const given: number[] = [];
const waits: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  await sql`delete from requests where kind = 'visit'`;
  const free = (await listVisitSlots(client, "acacias")).filter((it) => it.state === "free");
  const start = free[round + 20]?.starts_at ?? "";
  const answers = await Promise.all(Array.from({ length: visitors }, (_, index) => ask(start, round, index)));
  given.push(answers.filter((it) => it === "booked").length);
  const others = answers.filter((it) => it !== "booked" && it !== "full");
  if (others.length > 0) throw new Error(`round ${round}: ${others.join(", ")}`);
  const [kept] = await sql<{ total: number }[]>`select count(*)::int as total from visits where starts_at = ${start}`;
  if (kept?.total !== places) throw new Error(`round ${round}: ${kept?.total} places were given`);
}
await sql.end();
await database.stop();

const [least, most] = [Math.min(...given), Math.max(...given)];
reportFigure({
  figure: `${visitors} visitors book the same ${places} places at once, ${rounds} rounds: places given`,
  aim: `exactly ${places} each round`,
  measured: least === most ? `${least}` : `${least} to ${most}`,
  holds: least === places && most === places,
});
reportFigure({
  figure: "the same: an answer, median and longest",
  aim: "–",
  measured: `${Math.round(median(waits))} ms, ${Math.round(Math.max(...waits))} ms`,
  holds: null,
});

async function ask(start: string, round: number, index: number): Promise<string> {
  const begun = performance.now();
  const person = { name: "Ana", email: `a${round}-${index}@b.example`, phone: `61${1_000_000 + round * 1000 + index}` };
  const secret = newVisitSecret();
  for (;;) {
    try {
      const { result } = await bookVisit(client, { club: "acacias", start, person, secret });
      waits.push(performance.now() - begun);
      return result;
    } catch (error) {
      // As the page does: whoever comes in a crowd waits a moment.
      if (!(error instanceof Error && "code" in error && error.code === "PT503")) throw error;
      await delay(100 + Math.random() * 300);
    }
  }
}
