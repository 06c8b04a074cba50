import type { Plugin } from "vite";

const none = "\0no-style-parser";

/**
 * sanitize-html brings a whole parser of style sheets for `style` attributes, which `cleanHtml` takes away unread. It is
 * a third of what the panel's preview fetches (35 kB without it), and 8 MB and 25 ms wherever it is loaded.
 */
export function withoutStyleParser(): Plugin {
  return {
    name: "without-style-parser",
    enforce: "pre",
    // Development runs modules as they are and could not run this one, which is CommonJS.
    config: (_, { command }) => (command === "build" ? { ssr: { noExternal: ["sanitize-html"] } } : undefined),
    resolveId: (id, importer) => (id === "postcss" && importer?.includes("/sanitize-html/") ? none : null),
    load: (id) => (id === none ? "export const parse = undefined;" : null),
  };
}
