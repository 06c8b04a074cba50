import type { Plugin } from "vite";

const helper = "\0vite/preload-helper.js";
const plain = "\0plain-import";

/**
 * Vite calls a helper round every `import()`: it fetches styles for it, weighs 0.8 kB and would be a script of its own
 * before anything wakes. Nothing we import later brings styles (the build fails when something does), so every module
 * gets a helper of one line instead.
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: (id, importer) => (id === helper ? `${plain}?${importer}` : null),
    load: (id) => (id.startsWith(plain) ? "export const __vitePreload = (load) => load();" : null),
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || chunk.isEntry || !chunk.isDynamicEntry) continue;
        if (chunk.viteMetadata?.importedCss.size) this.error(`${chunk.name} is imported later and brings styles.`);
      }
    },
  };
}
