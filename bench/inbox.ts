import { listClubNames } from "#app/data/clubs/clubs.ts";
import { type InboxFilter, readInbox } from "#app/data/inbox/inbox.ts";
import { reportFigure } from "./measure/figure.ts";
import { fillInbox } from "./measure/fill-inbox.ts";
import { median } from "./measure/median.ts";
import { openDatabaseServer } from "./measure/own-database.ts";
import { signIn, staffEnvironment } from "./measure/staff.ts";

// What the inbox of 20,000 requests asks for when it is opened, filtered or searched: the panel's own calls, over HTTP,
// from the first call to the last answer read.
const rows = 20_000;
const rounds = 15;
const aimMs = 150;

const everything: InboxFilter = { kind: null, status: null, club: null, mine: null, search: "" };
const views: { name: string; filter: InboxFilter; page?: number; finds?: number }[] = [
  { name: "opened", filter: everything },
  { name: "filtered by kind and status", filter: { ...everything, kind: "application", status: "answered" } },
  { name: "filtered by club, page 20", filter: { ...everything, club: "acacias" }, page: 20 },
  { name: "searched, one found", filter: { ...everything, search: "sáez 19132" }, finds: 1 },
  { name: "searched, all found", filter: { ...everything, search: "parking domingos" }, finds: rows },
  { name: "searched, none found", filter: { ...everything, search: "piscina" }, finds: 0 },
];

await using server = await openDatabaseServer();
const site = await server.openSite("inbox", staffEnvironment);
await fillInbox(site.sql, rows);
let bytes = 0;
const client = await signIn(site, async (input, init) => {
  const answer = await fetch(input, init);
  bytes += (await answer.clone().arrayBuffer()).byteLength;
  return answer;
});
for (const { name, filter, page = 1, finds } of views) {
  const open = () => Promise.all([readInbox(client, filter, page), listClubNames(client)]);
  const [{ total }] = await open();
  if (finds !== undefined && total !== finds) throw new Error(`${name}: ${total} found instead of ${finds}`);
  bytes = 0;
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await open();
    times.push(performance.now() - begun);
  }
  const middle = median(times);
  reportFigure({
    figure: `inbox of ${rows.toLocaleString("en")} requests, ${name}`,
    aim: `≤ ${aimMs} ms`,
    measured: `${middle.toFixed(0)} ms (best ${Math.min(...times).toFixed(0)}, worst ${Math.max(...times).toFixed(0)} of ${rounds}), ${(bytes / rounds / 1000).toFixed(0)} kB`,
    holds: middle <= aimMs,
  });
}
