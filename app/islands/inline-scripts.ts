import { build, type Plugin } from "vite";

const suffix = "?script";

/**
 * `import text from "./early-taps.script.ts?script"`: a script that stands in the page itself, written and checked as
 * what it is. The build compiles it, and what it imports, to the shortest text that the browsers of `target` read.
 */
export function inlineScripts(target?: string[]): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    async resolveId(id, importer) {
      if (!id.endsWith(suffix)) return null;
      const file = await this.resolve(id.slice(0, -suffix.length), importer);
      return file && `${file.id}${suffix}`;
    },
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const file = id.slice(0, -suffix.length);
      this.addWatchFile(file);
      return { code: `export default ${JSON.stringify(await inlineScript(file, target))};`, moduleType: "js" };
    },
  };
}

/** The script of a file as it stands in a page. */
export async function inlineScript(file: string, target?: string[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    mode: "production",
    build: {
      ...(target && { target }),
      write: false,
      modulePreload: false,
      rollupOptions: { input: file, output: { format: "iife" } },
    },
  });
  const [made] = Array.isArray(result) ? result : [result];
  const [script] = made && "output" in made ? made.output : [];
  if (!script) throw new Error(`${file} is no script`);
  return script.code.trim();
}
