import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { saveOrder, updateRecord } from "#app/data/records.ts";
import { rowFor } from "#tests/fixtures/valid-rows.ts";
import { openSite } from "../../bench/measure/open-site.ts";
import { signIn, staffEnvironment } from "../../bench/measure/staff.ts";
import { openEditedGallery } from "./edited-gallery.ts";
import { type AnyRow, type EditedTable, editedTables } from "./edited-tables.ts";
import { pick, randomFrom } from "./random.ts";
import type { Round } from "./round.ts";

/**
 * Two editors with the panel's own way to save, who read, save, order and delete in every order and at the same moment.
 * Two saves over one version, or one that says it was saved and is not there, are a silent overwrite.
 */
export const editors: Round = async ({ full, say }) => {
  const turns = full ? 2_000 : 400;
  const random = randomFrom(turns);
  await using site = await openSite(staffEnvironment);
  const misses: string[] = [];
  let asked = 0;
  const ask: typeof fetch = async (input, init) => {
    asked += 1;
    const answer = await fetch(input, init);
    if (answer.status >= 500) {
      const said = (await answer.clone().text()).slice(0, 200);
      misses.push(`${answer.status} for ${init?.method} ${String(input).slice(site.url.length)}: ${said}`);
    }
    return answer;
  };
  const people: Pair<SupabaseClient> = [await signIn(site, ask), await signIn(site, ask)];
  const counts = { saved: 0, refused: 0 };
  const gallery = await openEditedGallery(people);
  for (let turn = 0; turn < turns; turn += 1) {
    if (turn % 10 === 9) {
      misses.push(...(await gallery.turn(random)));
    } else if (turn % 10 === 8) {
      await orderAtOnce(people, random).catch((error) => misses.push(`order: ${error.message}`));
    } else {
      const edited = editedTables[turn % editedTables.length] as EditedTable;
      const wrong = await editOneRow(people, edited, random, turn, counts).catch((error) => [String(error.message)]);
      misses.push(...wrong.map((value) => `${edited.table.name}, turn ${turn}: ${value}`));
    }
    if (turn % 20 === 19)
      say(`${turn + 1} interleavings, ${asked} requests, ${misses.length} misses\n${misses.slice(-3).join("\n")}`);
  }
  const text = `${turns} interleavings over ${editedTables.length} tables, their orders and a gallery (${asked} requests): ${counts.saved} saves went through, ${counts.refused} were shown the other's version, ${misses.length} silent overwrites, losses or 5xx.`;
  return { text, misses };
};

type Pair<T> = [T, T];

/** Two to four saves of one row, each over what its editor saw last; some at the same moment. */
async function editOneRow(
  people: Pair<SupabaseClient>,
  { table, column, value }: EditedTable,
  random: () => number,
  turn: number,
  counts: { saved: number; refused: number },
): Promise<string[]> {
  const [first] = people;
  const added = table.name === "clubs" ? { id: `club-${randomUUID().slice(0, 8)}` } : {};
  const { data: row } = await first
    .from(table.name)
    .insert(rowFor(`public.${table.name}`, added))
    .select()
    .single()
    .throwOnError();
  const seen: Pair<AnyRow> = [row, row];
  /** The version that each save that went through stood on. */
  const bases: string[] = [];
  let last: AnyRow = row;
  const save = async (who: 0 | 1, step: number) => {
    const base = seen[who];
    const values = { [column]: value(turn * 10 + step) };
    const outcome = await updateRecord(people[who], table, base, values);
    if (outcome.kind === "saved") {
      bases.push(base.updated_at);
      counts.saved += 1;
      if (outcome.row.updated_at > last.updated_at) last = outcome.row;
      seen[who] = outcome.row;
    } else {
      counts.refused += 1;
      // What the panel shows is read before the next save.
      if (outcome.kind === "conflict") seen[who] = outcome.theirs;
    }
  };
  for (let step = 0; step < 2 + random() * 3; step += 1) {
    const who = random() < 0.5 ? 0 : 1;
    if (random() < 0.4) await Promise.all([save(0, 2 * step), save(1, 2 * step + 1)]);
    else await save(who, 2 * step);
  }
  const { data: stored } = await first.from(table.name).select().eq("id", row.id).single().throwOnError();
  await Promise.all(people.map((person) => person.from(table.name).delete().eq("id", row.id).throwOnError()));
  return [
    ...(new Set(bases).size < bases.length ? ["two saves stood on one version"] : []),
    ...(stored[column] === last[column] ? [] : [`it holds ${stored[column]}, the last save was ${last[column]}`]),
  ];
}

/** Both bring one list into an order of their own, at the same moment. */
async function orderAtOnce(people: Pair<SupabaseClient>, random: () => number): Promise<void> {
  const name = pick(random, ["testimonials", "partners", "merch_products", "header_links", "precios", "positions"]);
  const { data } = await people[0].from(name).select("id,display_order").order("id").throwOnError();
  const rows = data.map(({ id }, index) => ({ id, display_order: index + 1 }));
  const backwards = rows.map(({ id }, index) => ({ id, display_order: rows.length - index }));
  await Promise.all([saveOrder(people[0], { name }, rows), saveOrder(people[1], { name }, backwards.toReversed())]);
  const { data: now } = await people[0].from(name).select("id,display_order").order("id").throwOnError();
  const places = JSON.stringify(now.map((entry) => entry.display_order));
  const isOne = [rows, backwards].some((list) => JSON.stringify(list.map((row) => row.display_order)) === places);
  if (!isOne) throw new Error(`${name} is in nobody's order: ${places}`);
}
