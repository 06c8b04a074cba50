import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const loader = "app/islands/loader.client.ts";
/** What every island needs beside its own component. */
const machinery = ["app/islands/islands.client.ts", "app/islands/mount.client.tsx"];

type Manifest = Record<string, { file: string; imports?: string[] }>;

export function islandLoaderAddress(): string {
  return import.meta.env.DEV ? `/${loader}` : addressOf(loader);
}

/** Every script that wakes an island: a browser that asks for them all at once waits for one answer and not for three. */
export function islandCode(island: string): readonly string[] {
  if (import.meta.env.DEV) return [];
  const known = codes.get(island) ?? findCode(island);
  codes.set(island, known);
  return known;
}

const codes = new Map<string, readonly string[]>();

function findCode(island: string): string[] {
  const component = Object.keys(manifest()).find((key) => key.endsWith(`/${island}.tsx`));
  if (!component) throw new Error(`the build has no island that is called ${island}, as its file is`);
  const needed = new Set([...machinery, component]);
  for (const it of needed) for (const next of manifest()[it]?.imports ?? []) if (next !== loader) needed.add(next);
  return [...needed].map(addressOf);
}

function addressOf(module: string): string {
  const chunk = manifest()[module];
  if (!chunk) throw new Error(`the build has no ${module}`);
  return `/${chunk.file}`;
}

let read: Manifest | undefined;

function manifest(): Manifest {
  read ??= JSON.parse(
    readFileSync(fileURLToPath(new URL("../client/.vite/islands.json", import.meta.url)), "utf8"),
  ) as Manifest;
  return read;
}
