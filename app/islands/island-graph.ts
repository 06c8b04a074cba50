import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { iconFolder, withOwnIcons } from "./icon-by-icon.ts";

/** Marks a module as the islands' own copy. */
const own = "?island";
const sheet = "\0sheet-of-the-page";
const list = "/app/islands/islands.ts";

/**
 * Islands have a graph of scripts of their own: what they import, and what that imports, is there a second time, without
 * its styles. The page has those already, since the same component was rendered for it; and the panel's scripts are not
 * cut in pieces by what an island shares with them (decision 0185). What an island imports later, by `import()`, is
 * everybody's again: that is the place for a module that must exist once, like the toast.
 */
export function islandGraph(): Plugin {
  return {
    name: "island-graph",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async resolveId(id, importer, options) {
      if (!importer || id.startsWith("\0")) return null;
      const begins = importer.endsWith(list);
      if (!begins && !(importer.endsWith(own) && options.kind !== "dynamic-import")) return null;
      if (id.endsWith(".css")) return sheet;
      const from = importer.replace(own, "");
      const icon = /^lucide-react\/(icons\/.+)$/.exec(id)?.[1];
      if (icon) return `${join(iconFolder, icon)}.mjs${own}`;
      const file = await this.resolve(id, from, { ...options, skipSelf: true });
      // React is one for all, and so are a context, which two copies would not share, and what no file stands behind.
      if (!file || file.external || isOneForAll.test(file.id) || file.id.startsWith("\0")) return file;
      return { ...file, id: `${file.id}${own}` };
    },
    async load(id) {
      if (id === sheet) return { code: "", moduleSideEffects: false };
      if (!id.endsWith(own) || id.startsWith("\0")) return null;
      return withOwnIcons(await readFile(id.slice(0, -own.length), "utf8"));
    },
  };
}

const isOneForAll = /\/node_modules\/(react|react-dom|scheduler)\/|\/app\/ui\/use-text\.ts$/;
