import { enableCompileCache } from "node:module";
import { join } from "node:path";

// Parsing our modules costs a third of the start. What is imported in the usual way is parsed before a line of this runs.
enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/node"));
await import("./start.ts");
