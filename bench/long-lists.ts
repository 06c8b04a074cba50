import { type ListView, moveInList, readListPage } from "#app/data/list-page.ts";
import { listedArticlesTable } from "#app/data/publications/articles.ts";
import { productsTable } from "#app/data/publications/products.ts";
import { reportFigure } from "./measure/figure.ts";
import { grow } from "./measure/grow.ts";
import { median } from "./measure/median.ts";
import { openDatabaseServer } from "./measure/own-database.ts";
import { signIn, staffEnvironment } from "./measure/staff.ts";

// What the panel asks for in a list of 100,000 articles: the database's part by itself, and the whole over HTTP. And a
// move in a list of 10,000 products.
const articles = 100_000;
const products = 10_000;
const rounds = 11;
/** What the database itself took, when it was asked by itself. */
let lastOwn = Number.NaN;
const aimMs = 30;

const plain: ListView = { words: "", sorting: null, chosen: null, anchor: null, isBack: false };
const views: { name: string; view: Partial<ListView>; isDeep?: true }[] = [
  { name: "first page", view: {} },
  { name: "a page from its middle", view: {}, isDeep: true },
  { name: "the page before that", view: { isBack: true }, isDeep: true },
  { name: "by name", view: { sorting: "name" } },
  { name: "featured alone", view: { chosen: "featured" } },
  { name: "searched, one found", view: { words: "parte 77123" } },
  { name: "searched, a thousand found", view: { words: "parte 777" } },
  { name: "searched, all found", view: { words: "parte" } },
  { name: "searched, none found", view: { words: "piscina climatizada" } },
  { name: "searched by two letters", view: { words: "ag" } },
  { name: "searched by two letters, none found", view: { words: "zx" } },
];

await using server = await openDatabaseServer();
const site = await server.openSite("long", staffEnvironment);
await grow(site.sql, { articles, clubs: 6, products, rates: 20, events: 4, episodes: 4 });
const client = await signIn(site, fetch);
const [middle] =
  await site.sql`select id from articles order by publication_date desc, id offset ${articles / 2} limit 1`;
for (const { name, view, isDeep } of views) {
  const asked = { ...plain, ...view, anchor: isDeep ? middle?.id : null };
  const whole = await timesOf(() => readListPage(client, listedArticlesTable, asked));
  const own = await timesOf(() => askDatabase(asked));
  report(`list of ${articles.toLocaleString("en")} articles, ${name}: the database`, own, whole);
}
const [moved, neighbour] = await site.sql`select id from merch_products order by display_order, id limit 2 offset 500`;
const move = { moved: moved?.id, neighbour: neighbour?.id };
let isAfter = false;
const moves = await timesOf(() => {
  isAfter = !isAfter;
  return moveInList(client, productsTable, { ...move, isAfter });
});
console.log(
  `a row moved by one among ${products.toLocaleString("en")} products, over HTTP: ${median(moves).toFixed(0)} ms`,
);

/** The same call by a member of staff, without HTTP. */
async function askDatabase({ words, sorting, chosen, anchor, isBack }: ListView): Promise<void> {
  await site.sql.begin(async (sql) => {
    const [staff] = await sql`select user_id from staff limit 1`;
    await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: staff?.user_id, role: "authenticated" })}, true)`;
    await sql`set local role authenticated`;
    const shown = listedArticlesTable.columns?.split(",") ?? null;
    const begun = performance.now();
    await sql`select list_page('articles', ${shown}, ${words}, ${sorting}, ${chosen}, ${anchor}, ${isBack}, 60)`;
    lastOwn = performance.now() - begun;
  });
}

async function timesOf(act: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    lastOwn = Number.NaN;
    const begun = performance.now();
    await act();
    const ms = Number.isNaN(lastOwn) ? performance.now() - begun : lastOwn;
    // The first round fills pools and plans.
    if (round >= 0) times.push(ms);
  }
  return times;
}

function report(figure: string, own: number[], whole: number[]): void {
  reportFigure({
    figure,
    aim: `≤ ${aimMs} ms`,
    measured: `${median(own).toFixed(1)} ms (best ${Math.min(...own).toFixed(1)}, worst ${Math.max(...own).toFixed(1)} of ${rounds}); over HTTP ${median(whole).toFixed(0)} ms`,
    holds: median(own) <= aimMs,
  });
}
