import { createHash } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const prefix = "window.__reactRouterManifest=";
const client = "build/client";

/**
 * The table of routes that the browser gets holds the panel's alone. It is the only part of the site with a router there:
 * pages of the site are documents, in each language once more, and were two thirds of the table. The server's stays whole.
 */
export function panelManifest(): Plugin {
  return {
    name: "panel-manifest",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    async transform(code, id) {
      if (!id.endsWith("virtual:react-router/server-manifest")) return null;
      const [address, name] = /\/(assets\/manifest-\w+\.js)/.exec(code) ?? [];
      if (!address || !name) throw new Error("React Router has written no manifest for the browser.");
      const whole = await readFile(join(client, name), "utf8");
      const url = `assets/manifest-${createHash("sha256").update(ofPanel(whole, "")).digest("hex").slice(0, 8)}.js`;
      await writeFile(join(client, url), ofPanel(whole, `/${url}`));
      await rm(join(client, name));
      return { code: code.replace(address, `/${url}`), map: null };
    },
  };
}

interface Manifest {
  url: string;
  routes: Record<string, unknown>;
}

function ofPanel(script: string, url: string): string {
  const whole: Manifest = JSON.parse(script.slice(prefix.length).replace(/;$/, ""));
  const own = Object.entries(whole.routes).filter(([id]) => id === "root" || id.startsWith("admin/"));
  return `${prefix}${JSON.stringify({ ...whole, url, routes: Object.fromEntries(own) })};`;
}
