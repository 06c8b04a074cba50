import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** How a site's doors are asked in the owner's name, past every row policy. */
export interface OwnerAccess {
  url: string;
  secretKey: string;
}

/** The owner's way into a site on this folder. */
export function accessTo({ url }: { url: string }, dataDir: string): OwnerAccess {
  return { url, secretKey: JSON.parse(readFileSync(join(dataDir, "keys.json"), "utf8")).secretKey };
}

type Known = { title: string } | "deleted";

/**
 * What the site has acknowledged, row by row and file by file, and what it was asked and never answered: such a row may
 * be as before or as was asked.
 */
export class Ledger {
  readonly #rows = new Map<string, { acknowledged: Known | "never there"; asked?: Known }>();
  readonly #files = new Map<string, string>();
  #dirty = new Set<string>();
  #dirtyFiles = new Set<string>();
  acknowledgedWrites = 0;

  get files(): number {
    return this.#files.size;
  }

  get rows(): number {
    return this.#rows.size;
  }

  /** Runs a write of a row; what it asks for counts as acknowledged when `send` resolves. */
  async write(id: string, asked: Known, send: () => Promise<void>): Promise<void> {
    const row = this.#rows.get(id) ?? { acknowledged: "never there" };
    this.#rows.set(id, { ...row, asked });
    this.#dirty.add(id);
    await send();
    this.#rows.set(id, { acknowledged: asked });
    this.acknowledgedWrites += 1;
  }

  async upload(name: string, content: Uint8Array, send: () => Promise<void>): Promise<void> {
    await send();
    this.#files.set(name, createHash("sha256").update(content).digest("hex"));
    this.#dirtyFiles.add(name);
    this.acknowledgedWrites += 1;
  }

  /** Looks after what was written since the last look, or after all. Gives a sentence for each loss. */
  async losses(access: OwnerAccess, all = false): Promise<string[]> {
    const ids = all ? [...this.#rows.keys()] : [...this.#dirty];
    const names = all ? [...this.#files.keys()] : [...this.#dirtyFiles];
    this.#dirty = new Set();
    this.#dirtyFiles = new Set();
    const stored = await readTitles(access, ids);
    const lost: string[] = [];
    for (const id of ids) {
      const row = this.#rows.get(id);
      if (row && !fits(stored.get(id), row)) lost.push(`row ${id} is ${stored.get(id)}, not ${JSON.stringify(row)}`);
      this.#rows.set(id, { acknowledged: known(stored.get(id)) });
    }
    for (const name of names) {
      const found = await readFile(access, name);
      if (found !== this.#files.get(name)) lost.push(`file ${name} is ${found}`);
    }
    return lost;
  }
}

function known(title: string | undefined): Known {
  return title === undefined ? "deleted" : { title };
}

function fits(title: string | undefined, row: { acknowledged: Known | "never there"; asked?: Known }): boolean {
  return [row.acknowledged, ...(row.asked ? [row.asked] : [])].some((entry) =>
    typeof entry === "string" ? title === undefined : entry.title === title,
  );
}

export function headersOf({ secretKey }: OwnerAccess): Record<string, string> {
  return { apikey: secretKey, authorization: `Bearer ${secretKey}` };
}

async function readTitles(access: OwnerAccess, ids: readonly string[]): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (let from = 0; from < ids.length; from += 100) {
    const address = `${access.url}/rest/v1/events?select=id,title&id=in.(${ids.slice(from, from + 100).join()})`;
    const answer = await fetch(address, { headers: headersOf(access) });
    if (answer.status !== 200) throw new Error(`The rows cannot be read: ${answer.status} ${await answer.text()}`);
    for (const { id, title } of (await answer.json()) as { id: string; title: string }[]) titles.set(id, title);
  }
  return titles;
}

/** The fingerprint of a stored file, or the status that came in its place. */
async function readFile({ url }: OwnerAccess, name: string): Promise<string> {
  const answer = await fetch(`${url}/storage/v1/object/public/media_assets/${name}`);
  const content = new Uint8Array(await answer.arrayBuffer());
  return answer.status === 200 ? createHash("sha256").update(content).digest("hex") : String(answer.status);
}
