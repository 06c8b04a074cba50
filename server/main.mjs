// @ts-check
import { enableCompileCache } from "node:module";
import { join } from "node:path";

// Compiling our modules costs a third of the start. What is imported in the usual way is compiled before a line of this
// runs, and one file of TypeScript outside the cache brings the whole compiler: so this is JavaScript and imports nothing
// of ours. Processes that this one starts find the cache by the variable.
const cache = join(import.meta.dirname, "../node_modules/.cache/node");
process.env.NODE_COMPILE_CACHE ??= cache;
enableCompileCache(cache);
await import("./start.ts");
