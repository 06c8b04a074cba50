import { createHash, randomBytes } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { listGalleryFiles } from "#app/data/clubs/galleries.ts";
import { removeGalleryImage, saveGalleryOrder, uploadGalleryImage } from "#app/data/clubs/gallery-changes.ts";
import { plainPicture } from "#tests/fixtures/plain-picture.ts";
import { pick } from "./random.ts";

const club = "acacias";

/** One gallery under two editors who upload, order and remove at the same moment: no picture is lost that nobody removed. */
export async function openEditedGallery(people: readonly [SupabaseClient, SupabaseClient]) {
  /** Of the pictures that must be there. Each has a colour of its own. */
  const expected = new Set<string>();
  const read = async () => {
    const files = await listGalleryFiles(people[0], club);
    const known = files.map(async ({ name }) => [name, await digestOf(people[0], name)] as const);
    return new Map(await Promise.all(known));
  };
  for (const digest of (await read()).values()) expected.add(digest);

  async function add(who: SupabaseClient, at: Date): Promise<void> {
    const content = await plainPicture(8, 8, `#${randomBytes(3).toString("hex")}`)
      .png()
      .toBuffer();
    await uploadGalleryImage(who, club, new File([new Uint8Array(content)], "foto.png", { type: "image/png" }), at);
    expected.add(digest(content));
  }
  async function act(who: SupabaseClient, random: () => number): Promise<void> {
    const files = [...(await read()).keys()];
    const chance = random();
    if (chance < 0.4 || files.length < 4) await add(who, new Date(Date.now() + random() * 1e6));
    else if (chance < 0.75) await saveGalleryOrder(who, club, shuffle(random, files), new Date());
    else await remove(who, pick(random, files));
  }
  async function remove(who: SupabaseClient, name: string): Promise<void> {
    const content = await digestOf(who, name).catch(() => "");
    if (await removeGalleryImage(who, club, name)) expected.delete(content);
  }

  return {
    /** Both do something at once; gives what is wrong afterwards. */
    async turn(random: () => number): Promise<string[]> {
      // An editor whose picture was renamed under her reads that it is gone, and tries again.
      await Promise.allSettled(people.map((who) => act(who, random)));
      const found = new Set((await read()).values());
      const lost = [...expected].filter((text) => !found.has(text));
      for (const it of lost) expected.delete(it);
      return lost.map((text) => `gallery: a picture that nobody removed is gone (${text.slice(0, 8)})`);
    },
  };
}

async function digestOf(client: SupabaseClient, name: string): Promise<string> {
  const { data, error } = await client.storage.from("media_assets").download(`${club}/${name}`);
  if (error) throw error;
  return digest(Buffer.from(await data.arrayBuffer()));
}

function digest(content: Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

function shuffle<T>(random: () => number, list: readonly T[]): T[] {
  return list
    .map((value) => [random(), value] as const)
    .sort(([a], [b]) => a - b)
    .map(([, it]) => it);
}
