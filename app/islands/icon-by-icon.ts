import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

export const iconFolder = join(process.cwd(), "node_modules/lucide-react/dist/esm");

/**
 * In the browser's build each icon is imported from its own module. Through the package's list of 1,700 every icon is
 * everybody's: all that the house uses anywhere came with the first section of the panel.
 */
export function iconByIcon(): Plugin {
  return {
    name: "icon-by-icon",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (!/\/app\/[^?]+\.tsx?($|\?)/.test(id)) return null;
      const split = withOwnIcons(code);
      return split === code ? null : { code: split, map: null };
    },
  };
}

const list = /^import \{([^}]+)\} from "lucide-react";$/gm;

/** A module's source with one import for each icon; types, which are gone in the browser, are left out. */
export function withOwnIcons(code: string): string {
  return code.replace(list, (_, names: string) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith("type "))
      .map((name) => `import ${name} from "lucide-react/icons/${fileOf(name)}";`)
      .join(" "),
  );
}

let files: Map<string, string> | undefined;

/** Where the package's own list says that an icon is: names that have changed lead to the new one's file. */
function fileOf(icon: string): string {
  files ??= readFiles();
  const file = files.get(icon);
  if (!file) throw new Error(`The package of icons has none called ${icon}.`);
  return file;
}

function readFiles(): Map<string, string> {
  const found = new Map<string, string>();
  const source = readFileSync(join(iconFolder, "lucide-react.mjs"), "utf8");
  for (const [, names = "", file = ""] of source.matchAll(/^export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs';$/gm)) {
    for (const [, name = ""] of names.matchAll(/default as (\w+)/g)) found.set(name, file);
  }
  return found;
}
