import { registerHooks } from "node:module";
import { mendPostgres } from "./mend-postgres.ts";

// The library is read once, here, and mended on the way; whoever needs its values (not only types) takes them from this
// file. Who imported the package before would have the unmended one for the whole process (docs/decisions/0020).
const reading = registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith("/postgres/src/connection.js")) return loaded;
    return { ...loaded, source: mendPostgres(String(loaded.source)) };
  },
});

export const { default: postgres } = await import("postgres");

reading.deregister();
