import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "vite";
import { beginBuild } from "./setup/ensure-build.mjs";

// Builds the site: React Router's build, what public pages run, the files of earlier builds that open pages still need, and every text file
// compressed at full effort, which would cost the server's start a second.

const assets = "build/client/assets";
const keptForDays = 14;
const compressible = /\.(js|css|svg|json|txt|xml|html|webmanifest|ico)$/;

const finish = beginBuild();
const earlier = await readAssets();
const site = spawnSync(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], { stdio: "inherit" });
if (site.status !== 0) process.exit(site.status ?? 1);
await build({ configFile: "vite.islands.config.ts", logLevel: "error" });
await bringBack();
await compressAll("build/client");
finish();

/** The build empties its folder, but a page that is open now may still ask for what lies there. */
async function readAssets(): Promise<{ name: string; body: Buffer; madeAt: Date }[]> {
  if (!existsSync(assets)) return [];
  const names = (await readdir(assets)).filter((name) => !/\.(br|gz)$/.test(name));
  return Promise.all(
    names.map(async (name) => {
      const path = join(assets, name);
      return { name, body: await readFile(path), madeAt: (await stat(path)).mtime };
    }),
  );
}

/** A file's days count from the last build that made it. */
async function bringBack(): Promise<void> {
  const oldest = Date.now() - keptForDays * 86_400_000;
  for (const { name, body, madeAt } of earlier) {
    const path = join(assets, name);
    if (madeAt.getTime() < oldest || existsSync(path)) continue;
    await writeFile(path, body);
    await utimes(path, madeAt, madeAt);
  }
}

async function compressAll(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(names.filter((name) => compressible.test(name)).map((name) => compress(join(folder, name))));
}

async function compress(path: string): Promise<void> {
  const body = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, { params }),
    promisify(gzip)(body, { level: 9 }),
  ]);
  // A copy that saves nothing is not worth a look-up.
  if (br.length < body.length * 0.95) await writeFile(`${path}.br`, br);
  if (gz.length < body.length * 0.95) await writeFile(`${path}.gz`, gz);
}
