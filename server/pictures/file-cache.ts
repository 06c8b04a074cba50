import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Files in a folder, bounded in bytes: those not asked for longest go first. Whatever it holds can be made again. */
export class FileCache {
  readonly #folder: string;
  readonly #maxBytes: number;
  #sizes: Promise<Map<string, number>> | null = null;
  #bytes = 0;

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
  }

  pathOf(name: string): string {
    return join(this.#folder, name);
  }

  /** The file's path if it is there; asking for it keeps it longer. */
  async find(name: string): Promise<string | null> {
    const sizes = await this.#open();
    const size = sizes.get(name);
    // Another process with the same folder may have made it meanwhile.
    if (size === undefined)
      return this.add(name).then(
        () => this.pathOf(name),
        () => null,
      );
    sizes.delete(name);
    sizes.set(name, size);
    return this.pathOf(name);
  }

  /** Counts a file that now lies at `pathOf(name)`, and makes room for it. */
  async add(name: string): Promise<void> {
    const sizes = await this.#open();
    const { size } = await stat(this.pathOf(name));
    this.#bytes += size - (sizes.get(name) ?? 0);
    sizes.delete(name);
    sizes.set(name, size);
    for (const [oldest, oldSize] of sizes) {
      if (this.#bytes <= this.#maxBytes || oldest === name) return;
      sizes.delete(oldest);
      this.#bytes -= oldSize;
      await rm(this.pathOf(oldest), { force: true });
    }
  }

  /** Forgets a file that turned out not to be there any more. */
  async forget(name: string): Promise<void> {
    const sizes = await this.#open();
    this.#bytes -= sizes.get(name) ?? 0;
    sizes.delete(name);
  }

  #open(): Promise<Map<string, number>> {
    this.#sizes ??= this.#list();
    return this.#sizes;
  }

  async #list(): Promise<Map<string, number>> {
    await mkdir(this.#folder, { recursive: true });
    const files = await Promise.all(
      (await readdir(this.#folder)).map(async (name) => ({ name, ...(await describeFile(this.pathOf(name))) })),
    );
    files.sort((a, b) => a.at - b.at);
    this.#bytes = files.reduce((sum, { size }) => sum + size, 0);
    return new Map(files.map(({ name, size }) => [name, size]));
  }
}

async function describeFile(path: string): Promise<{ size: number; at: number }> {
  const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0 }));
  return { size, at: mtimeMs };
}
