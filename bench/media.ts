import {
  listFileUses,
  listMedia,
  type MediaView,
  mediaAddress,
  readMedia,
  replaceMedia,
  uploadMedia,
} from "#app/data/media.ts";
import { plainPicture } from "#tests/fixtures/plain-picture.ts";
import { reportFigure } from "./measure/figure.ts";
import { median } from "./measure/median.ts";
import { openDatabaseServer } from "./measure/own-database.ts";
import { signIn, staffEnvironment } from "./measure/staff.ts";

// How fast a library of twenty thousand files is (decision 0625): whoever looks for a picture waits for each of these.
const files = 20_000;
const used = 18_000;
const rounds = 9;
const screenMs = 200;
const replaceMs = 1_000;
const uses = 500;

await using server = await openDatabaseServer();
const site = await server.openSite("media", staffEnvironment);
const { sql } = site;
const client = await signIn(site);

await fill();
await screens();
await replace();

/** As years of an editor would: most files in an article, and in versions of it. */
async function fill(): Promise<void> {
  await sql`
    insert into media (id, bucket, path, mime, bytes, created_at)
    select gen_random_uuid(), 'public-assets', 'articles/' || 1700000000000 + n || '_foto-' || n || '.jpg', 'image/jpeg',
      900000, now() - n * interval '1 minute'
    from generate_series(1, ${files}::int) as n`;
  await sql`
    insert into private.noted_uses (place, table_name, row_id, column_name, bucket, path, named)
    select place, 'articles', n, 'image_url', 'public-assets',
      'articles/' || 1700000000000 + n || '_foto-' || n || '.jpg', 'Artículo ' || n
    from generate_series(1, ${used}::int) as n, unnest('{row,version}'::text[]) as place`;
  await sql`analyze`;
}

async function screens(): Promise<void> {
  const all: MediaView = { words: "", kind: null, wanted: null, club: null, sorting: null, page: 1 };
  const views: Record<string, Partial<MediaView>> = {
    opened: {},
    "searched by name": { words: "foto-19" },
    "searched by where it is used": { words: "artículo 170" },
    unused: { wanted: "unused" },
    "too small": { wanted: "small" },
    "page 300, by name": { page: 300, sorting: "name" },
  };
  for (const [name, view] of Object.entries(views)) await time(name, () => listMedia(client, { ...all, ...view }));
  const [file] = (await listMedia(client, all)).rows;
  await time("where one is used", () => listFileUses(client, file?.id ?? ""));
}

/** One picture of five hundred events becomes another: all of them in one transaction. */
async function replace(): Promise<void> {
  const send = async (name: string) => {
    const picture = await plainPicture(640, 400, "#224466").jpeg().toBuffer();
    return uploadMedia(client, new File([new Uint8Array(picture)], `${name}.jpg`, { type: "image/jpeg" }));
  };
  let was = await send("antes");
  const file = await readMedia(client, was);
  if (!file) throw new Error("what was sent is not in the library");
  await sql`insert into events (title, event_date, image_url)
    select 'Evento ' || n, '2099-01-01', ${mediaAddress(file)} from generate_series(1, ${uses}::int) as n`;
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const becomes = await send(`despues-${round}`);
    const began = performance.now();
    const changed = await replaceMedia(client, was, becomes);
    times.push(performance.now() - began);
    if (changed < uses) throw new Error(`${changed} of ${uses} uses were replaced`);
    was = becomes;
  }
  reportFigure({
    figure: `media: a picture that is used ${uses} times is replaced`,
    aim: `≤ ${replaceMs} ms`,
    measured: `${median(times).toFixed(0)} ms (worst ${Math.max(...times).toFixed(0)} of ${times.length})`,
    holds: median(times) <= replaceMs,
  });
}

async function time(name: string, look: () => Promise<unknown>): Promise<void> {
  await look();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await look();
    times.push(performance.now() - began);
  }
  const middle = median(times);
  reportFigure({
    figure: `media: ${files.toLocaleString("en")} files, ${name}`,
    aim: `≤ ${screenMs} ms`,
    measured: `${middle.toFixed(0)} ms (worst ${Math.max(...times).toFixed(0)} of ${rounds})`,
    holds: middle <= screenMs,
  });
}
