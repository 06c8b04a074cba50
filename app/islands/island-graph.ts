import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

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
      const icon = /^lucide-react\/(.+)$/.exec(id)?.[1];
      if (icon) return `${iconFolder}/${icon}.mjs${own}`;
      const file = await this.resolve(id, from, { ...options, skipSelf: true });
      // React is one for all, and so are a context, which two copies would not share, and what no file stands behind.
      if (!file || file.external || isOneForAll.test(file.id) || file.id.startsWith("\0")) return file;
      return { ...file, id: `${file.id}${own}` };
    },
    async load(id) {
      if (id === sheet) return { code: "", moduleSideEffects: false };
      if (!id.endsWith(own) || id.startsWith("\0")) return null;
      return iconByIcon(await readFile(id.slice(0, -own.length), "utf8"));
    },
  };
}

const iconFolder = join(process.cwd(), "node_modules/lucide-react/dist/esm/icons");

/** One module per icon: of the package's list of 1,700 a second copy would double the time of the build. */
function iconByIcon(code: string): string {
  return code.replace(/^import \{([^}]+)\} from "lucide-react";$/gm, (_, names: string) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith("type "))
      .map((name) => `import ${name} from "lucide-react/${fileOf(name)}";`)
      .join(" "),
  );
}

/** `ArrowUpRight` is in `arrow-up-right`, `Share2` in `share-2`. */
const fileOf = (icon: string): string => icon.replace(/(?<!^)[A-Z]|(?<=\D)\d/g, "-$&").toLowerCase();

const isOneForAll = /\/node_modules\/(react|react-dom|scheduler)\/|\/app\/ui\/use-text\.ts$/;
