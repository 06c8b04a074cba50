import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const entry = "app/islands/loader.client.ts";

/** Where the browser finds the one script of a public page. The hashed name comes from the client build's manifest. */
export function islandLoaderAddress(): string {
  address ??= import.meta.env.DEV ? `/${entry}` : readManifest();
  return address;
}

let address: string | undefined;

function readManifest(): string {
  const path = fileURLToPath(new URL("../client/.vite/manifest.json", import.meta.url));
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(path, "utf8"));
  const chunk = manifest[entry];
  if (!chunk) throw new Error(`the build has no ${entry}`);
  return `/${chunk.file}`;
}
